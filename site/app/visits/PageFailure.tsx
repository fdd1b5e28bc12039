import { useEffect } from 'react';
import { useSite } from '../../data/usePublished.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { LoadingPage } from '../../routes/frames/LoadingPage.tsx';
import { forgetFailure } from '../routeModules.ts';
import { matchRoute } from '../routeTable.ts';
import { loadNewerBuild } from './newerBuild.ts';
import { isWaitedFor } from './prepareVisit.ts';

/** Path of the page that was asked for again. */
let retried: string | null = null;

/** Does what can be done by itself for a page that did not come to an address that shows already. */
async function recover(path: string): Promise<void> {
  const isRetried = retried === path;
  retried = null;
  const outcome = await loadNewerBuild(window.location.href);
  // A browser may keep to its failures as long as a document lives: a second try gets a new one.
  if (outcome === 'none' && isRetried) window.location.reload();
}

/**
 * Takes the place of a page that failed. A link leads on only when its page is there, so this is where the address
 * changed before anyone could know: after Back and Forward.
 */
export function PageFailure({ path, onRetry }: { path: string; onRetry: () => void }) {
  const { data: site } = useSite();
  const isFollowed = isWaitedFor(path);
  useEffect(() => {
    if (!isFollowed) void recover(path);
  }, [path, isFollowed]);
  const retry = () => {
    retried = path;
    if (site) forgetFailure(matchRoute(path, site).route);
    onRetry();
  };
  // The visit that led here brings the visitor back.
  if (isFollowed) return <LoadingPage answers={[]} />;
  const heading = 'This page did not load';
  return (
    <>
      <PageHead title={heading} description="" path={path} noIndex />
      <ErrorState
        heading={heading}
        message="The connection may have dropped. Your saved places and plans are safe on this device."
        onRetry={retry}
      >
        <LinkButton to="/" variant="onBand">
          Home
        </LinkButton>
      </ErrorState>
    </>
  );
}
