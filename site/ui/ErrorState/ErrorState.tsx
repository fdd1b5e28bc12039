import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import * as styles from './NightRidge.css.ts';
import { Row } from '../Layout/Layout.tsx';
import { TitleBand } from '../TitleBand/TitleBand.tsx';

interface ErrorStateProps {
  heading: string;
  message: string;
  onRetry?: (() => void) | undefined;
  /** Ways out, as links on the band. */
  children: ReactNode;
}

/** A whole page that could not be shown: what happened and what to do. */
export function ErrorState({ heading, message, onRetry, children }: ErrorStateProps) {
  return (
    <>
      <TitleBand heading={heading} lead={message}>
        <Row>
          {onRetry && (
            <Button variant="main" onClick={onRetry}>
              Retry
            </Button>
          )}
          {children}
        </Row>
      </TitleBand>
      <NightRidge />
    </>
  );
}

// Nine trees on the left, nine on the right.
const trees = Array.from({ length: 18 }, (_, index) => {
  const height = 58 + ((index * 37) % 62);
  const half = height * 0.2;
  return `M${30 + index * 46 + (index < 9 ? 0 : 560)} ${330 - height}l${half} ${height * 0.6}h${-half * 0.5}l${half} ${height * 0.5}h${-3 * half}l${half} ${-height * 0.5}h${-half * 0.5}z`;
}).join('');

/** Peaks and trees under the moon. Drawn in the page itself: it shows where nothing else could be fetched. */
export function NightRidge() {
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="xMidYMax slice"
      className={styles.drawing}
      aria-hidden="true"
      data-drawing="night"
    >
      <circle className={styles.light} cx="905" cy="104" r="58" />
      <path
        className={styles.far}
        d="M0 236 120 150l90 58 120-88 140 98 130-78 120 80 140-92 140 82 130-66 130 72 120-66 60 40v170H0z"
      />
      <path
        className={styles.near}
        d="M0 300 90 240l100-130 60 60 50-20 90 110 90-60L610 60l70 80 40-20 110 150 100-60 110-110 80 90 50-20 120 110 80-60 70 40v100H0z"
      />
      <path
        className={styles.light}
        d="m190 110-36 47 22-8 14 24 16-24 22 0zM610 60l-45 47 26-4 15 32 20-26 32 6zM1040 100l-36 36 24-2 12 24 16-22 20 6z"
      />
      <path className={styles.ground} d={`M0 308q360-34 720-4t720-10v66H0z${trees}`} />
    </svg>
  );
}

const unavailable = 503;

/** Loads the page again if its host answers. Without a network the page that is open stays. */
async function reloadPage(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: 'no-store' }).catch(() => null);
  if (answer && answer.status !== unavailable) window.location.reload();
}

/**
 * Takes the place of a part of a page whose code could not be fetched. Retry loads the page, because a browser keeps to
 * its failures as long as a document lives.
 */
export function LoadError({ children = "This section didn't load." }: { children?: ReactNode }) {
  return (
    <div role="alert">
      <Row>
        <p>{children}</p>
        <Button small onClick={() => void reloadPage()}>
          Retry
        </Button>
      </Row>
    </div>
  );
}

/** A list that could not be fetched. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <ErrorState
      heading={`Unable to load ${what}`}
      message={`There was an error loading the ${what}. Please try again.`}
      onRetry={onRetry}
    >
      <LinkButton to="/" variant="onBand">
        Home
      </LinkButton>
    </ErrorState>
  );
}
