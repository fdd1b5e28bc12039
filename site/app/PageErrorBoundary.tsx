import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';

/** Keeps the frame of the guide standing when a page fails, and offers to load it again. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        heading="This page did not load"
        message="The connection may have dropped. Your saved places and plans are safe on this device."
        retryLabel="Load again"
        onRetry={() => window.location.reload()}
      />
    );
  }
}
