import type { Activity, ActivityDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';
import { EstimateMark } from '../../ui/SourceNote/SourceNote.tsx';

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

/** Returns the best time of an activity, else its season, else a general text. */
export function bestTimeToVisit({ bestTime, season }: Pick<Activity, 'bestTime' | 'season'>): string {
  return bestTime || season || 'Year-round, weather permitting';
}
