import { useEffect } from 'react';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { PageHead } from '../../ui/head/PageHead.tsx';
import { loadNewerBuild } from './newerBuild.ts';

/** Path of the page that was asked for again. */
let retried: string | null = null;

/** Loads the document anew where that helps: a newer build is published, or the page was asked for again in vain. */
async function recover(path: string): Promise<void> {
  const isRetried = retried === path;
  retried = null;
  const outcome = await loadNewerBuild(window.location.href);
  // A browser may keep to its failures as long as a document lives.
  if (outcome === 'none' && isRetried) window.location.reload();
}

/** Takes the place of a page whose code did not come, or that failed. */
export function PageFailure({ path, onRetry }: { path: string; onRetry: () => void }) {
  useEffect(() => void recover(path), [path]);
  const heading = "This page didn't load";
  return (
    <>
      <PageHead title={heading} description="" path={path} noIndex />
      <ErrorState
        heading={heading}
        message="Your connection may have dropped. Your saved places and plans are still on this device."
        onRetry={() => {
          retried = path;
          onRetry();
        }}
      >
        <LinkButton to="/" variant="onBand">
          Home
        </LinkButton>
      </ErrorState>
    </>
  );
}
