import type { TransitStop } from '#schemas/types/published.ts';
import { FactList, type FactItem } from '../FactList/FactList.tsx';
import { Stack } from '../Layout/Layout.tsx';

/** Most lines that are shown without a press. */
const mostLines = 3;

/**
 * Returns a fact with a line for each stop near a place, linked to the page of the operator; none without stops. Many
 * lines are folded behind their number.
 */
export function busFact(stops: readonly TransitStop[]): FactItem[] {
  if (stops.length === 0) return [];
  const lines = (
    <Stack gap="tight">
      {stops.map(({ text, url }) => (
        <p key={text}>
          <a href={url}>{text}</a>
        </p>
      ))}
    </Stack>
  );
  const value =
    stops.length > mostLines ? (
      <details>
        <summary>{stops.length} bus routes nearby</summary>
        {lines}
      </details>
    ) : (
      lines
    );
  return [{ term: 'By bus', value }];
}

/** Buses and shuttles that stop near a place. Renders nothing without any. */
export function ByBus({ stops }: { stops: readonly TransitStop[] }) {
  return stops.length > 0 && <FactList facts={busFact(stops)} />;
}
