import { Component, type ReactNode, startTransition, Suspense } from 'react';
import type { Location } from 'react-router';
import { LoadError } from '../../ui/ErrorState/ErrorState.tsx';
import { deferredComponent } from '../deferredFrame.tsx';
import { forgetLoad } from './loadPage.ts';

const PageFailure = deferredComponent(
  (frame) => frame.PageFailure,
  () => <LoadError />,
);

interface PageErrorBoundaryProps {
  location: Location;
  children: ReactNode;
}

/** Catches the failure of a page. The page frame stays, and a button loads the page again. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly retry = () => {
    forgetLoad(this.props.location);
    startTransition(() => this.setState({ failed: false }));
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <PageFailure path={this.props.location.pathname} onRetry={this.retry} />
      </Suspense>
    );
  }
}
