import { Component, lazy, type ReactNode, startTransition, Suspense } from 'react';
import { DidNotLoad } from '../ui/ErrorState/ErrorState.tsx';
import { loadDeferredFrame } from './loadDeferredFrame.ts';

// loadDeferredFrame has retried already.
const PageFailure = lazy(() =>
  loadDeferredFrame().then(
    (frame) => ({ default: frame.PageFailure }),
    () => ({ default: () => <DidNotLoad /> }),
  ),
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

/** Catches the failure of a page. The page frame stays, and a button loads the page again. */
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
    return (
      <Suspense fallback={null}>
        <PageFailure path={this.state.path} onRetry={this.retry} />
      </Suspense>
    );
  }
}
