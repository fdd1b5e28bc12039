import type { PlannerStay } from '#schemas/types/published.ts';
import type { Stage } from './chooseBeds.ts';
import type { TripContext } from '../tripContext.ts';

/** Fewest nights in one of several beds. */
const fewestNights = 2;

/**
 * Returns the bed of each night: the stage with most places first, then the nearest. The nights are shared by the
 * number of places, with at most one move in three nights.
 */
export function bedStages(
  context: TripContext,
  stages: readonly Stage[],
  nights: number,
): (PlannerStay | null)[] {
  const ordered = inOrder(context, stages);
  const all = stages.reduce((sum, { places }) => sum + places.length, 0);
  const lengths = ordered.map(({ places }) =>
    Math.max(fewestNights, Math.floor((nights * places.length) / all)),
  );
  if (ordered.length === 1) lengths[0] = nights;
  // Rounding leaves nights over or takes too many; the longest stay makes up for them.
  while (sumOf(lengths) !== nights) {
    const longest = lengths.indexOf(Math.max(...lengths));
    lengths[longest] = (lengths[longest] ?? 0) + Math.sign(nights - sumOf(lengths));
  }
  return ordered.flatMap(({ bed }, index) => Array.from({ length: lengths[index] ?? 0 }, () => bed.stay));
}

function inOrder({ wayBetween }: TripContext, stages: readonly Stage[]): Stage[] {
  const left = stages.toSorted((a, b) => b.places.length - a.places.length);
  const ordered = left.splice(0, 1);
  while (left.length > 0) {
    const here = ordered.at(-1);
    const next = left
      .map((stage, at) => ({ at, minutes: here ? wayBetween(here.bed.stay, stage.bed.stay).minutes : 0 }))
      .toSorted((a, b) => a.minutes - b.minutes)[0];
    ordered.push(...left.splice(next?.at ?? 0, 1));
  }
  return ordered;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
