import { useHasFailedPart } from '../hydration/importWithRetry.ts';
import { LoadError } from './ErrorState.tsx';
import { bar } from './FailedParts.css.ts';

/** Says that a part of the page did not load, where its place in the page does not. */
export function FailedParts() {
  const hasFailed = useHasFailedPart();
  return (
    hasFailed && (
      <div className={bar}>
        <LoadError>A part of this page did not load. The rest works.</LoadError>
      </div>
    )
  );
}
