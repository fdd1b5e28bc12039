import type { OpeningHours } from '#schemas/types/published.ts';
import type { FactItem } from '../FactList/FactList.tsx';
import { EstimateMark } from '../SourceNote/EstimateMark.tsx';

/** Returns a fact with a line for each season of opening hours; none where they are not known. */
export function hoursFact(hours: OpeningHours | null): FactItem[] {
  if (!hours) return [];
  const value = hours.texts.map((text) => (
    <p key={text}>
      {text}
      <EstimateMark of={hours.provenance} />
    </p>
  ));
  return [{ term: 'Opening hours', value: <>{value}</> }];
}
