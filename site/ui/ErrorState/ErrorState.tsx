import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Layout.tsx';
import { TitleBand } from '../TitleBand/TitleBand.tsx';
import { NightRidge } from './NightRidge.tsx';

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
