import type { PlannerPlace } from '#schemas/types/published.ts';
import { stopAt } from '../choose/chooseAnchors.ts';
import { isFeasible } from '../places/isFeasible.ts';
import { openDay } from '../day/openDay.ts';
import type { StopPart, TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';
import { withStop } from './withStop.ts';

const parts: readonly StopPart[] = ['morning', 'afternoon'];

/** Adds a place to a day, 0 for the first: where it fits beside the stops, else at the end of the day. */
export function planAgain(
  context: TripContext,
  choices: TripChoices,
  place: PlannerPlace,
  index: number,
): TripChoices {
  const stops = choices.days[index];
  if (!stops) return choices;
  const day = openDay(context, choices.stays, index, choices.days[index - 1] ?? []);
  const feasible = parts.filter((part) => isFeasible(context, day, place, part));
  const fitting = feasible.flatMap((part) => {
    const longer = withStop(context, day, stops, stopAt(place, part));
    return longer ? [longer] : [];
  });
  const longer = fitting[0] ?? [...stops, stopAt(place, 'afternoon')];
  return { ...choices, days: choices.days.with(index, longer) };
}
