import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';

interface PageErrorBoundaryProps {
  /** Path of the page: a visit to another one gets its own chance. */
  path: string;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  path: string;
  failed: boolean;
}

/** Keeps the frame of the guide standing when a page fails, and offers to load it again. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { path: this.props.path, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path }: PageErrorBoundaryProps, state: PageErrorBoundaryState) {
    return path === state.path ? null : { path, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const heading = 'This page did not load';
    return (
      <>
        <PageHead title={heading} description="" path={this.state.path} noIndex />
        <ErrorState
          heading={heading}
          message="The connection may have dropped. Your saved places and plans are safe on this device."
          retryLabel="Load again"
          onRetry={() => window.location.reload()}
        />
      </>
    );
  }
}
