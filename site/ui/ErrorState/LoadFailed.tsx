import { LinkButton } from '../Button/LinkButton.tsx';
import { ErrorState } from './ErrorState.tsx';

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
