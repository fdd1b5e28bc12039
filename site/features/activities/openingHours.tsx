import type { ActivityDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';
import { EstimateMark } from '../../ui/SourceNote/EstimateMark.tsx';

/** Returns a fact with a line for each season of opening hours; none where they are not known. */
export function openingHours({ hours }: ActivityDetail): FactItem[] {
  if (!hours) return [];
  const value = hours.texts.map((text) => (
    <p key={text}>
      {text}
      <EstimateMark of={hours.provenance} />
    </p>
  ));
  return [{ term: 'Opening hours', value }];
}
