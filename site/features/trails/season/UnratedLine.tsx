import { useVisitTime } from './useVisitTime.ts';

/** Renders the sentence about trails without an avalanche rating, with the link to the bulletin of the day. */
export function UnratedLine() {
  const { bulletin } = useVisitTime().avalanche;
  return (
    <>
      Not rated for avalanches.{' '}
      {bulletin ? <a href={bulletin.href}>Check the bulletin</a> : 'Check the bulletin'}
    </>
  );
}
