import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Row, Wrap } from '../Layout/Layout.tsx';
import { TitleBand } from '../TitleBand/TitleBand.tsx';
import { ways } from './ErrorState.css.ts';

interface ErrorStateProps {
  heading: string;
  message: string;
  onRetry?: () => void;
  /** Ways out, as links. */
  children?: ReactNode;
}

/** A whole page that could not be shown: what happened and what to do. */
export function ErrorState({ heading, message, onRetry, children }: ErrorStateProps) {
  return (
    <>
      <TitleBand heading={heading} lead={message} />
      <Wrap>
        <div className={ways}>
          <Row>
            {onRetry && <Button onClick={onRetry}>Retry</Button>}
            {children}
          </Row>
        </div>
      </Wrap>
    </>
  );
}
