import { Component, type ReactNode, startTransition } from 'react';
import { DidNotLoad } from '../ui/ErrorState/DidNotLoad.tsx';
import { whenAsked } from '../ui/later.tsx';
import { loadAfterFirstPaint } from './loadAfterFirstPaint.ts';

const PageFailure = whenAsked(
  async () => ({ default: (await loadAfterFirstPaint()).PageFailure }),
  DidNotLoad,
);

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

  readonly retry = () => startTransition(() => this.setState({ failed: false }));

  override render() {
    if (!this.state.failed) return this.props.children;
    return <PageFailure path={this.state.path} onRetry={this.retry} />;
  }
}
