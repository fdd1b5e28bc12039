import type { TransitStop } from '#schemas/types/published.ts';
import type { FactItem } from '../FactList/FactList.tsx';

/** Returns a fact with a line for each stop near a place, linked to the page of the operator; none without stops. */
export function busFact(stops: readonly TransitStop[]): FactItem[] {
  if (stops.length === 0) return [];
  const value = stops.map(({ text, url }) => (
    <p key={text}>
      <a href={url}>{text}</a>
    </p>
  ));
  return [{ term: 'By bus', value }];
}
