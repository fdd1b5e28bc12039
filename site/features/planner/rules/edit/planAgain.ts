import type { PlannerPlace } from '#schemas/types/published.ts';
import { stopAt } from '../choose/chooseAnchors.ts';
import { isFeasible } from '../places/isFeasible.ts';
import { dayOf } from '../day/openDay.ts';
import { stopParts, type TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';
import { withStop } from './withStop.ts';

/** Adds a place to a day, 0 for the first: where it fits beside the stops, else at the end of the day. */
export function planAgain(
  context: TripContext,
  choices: TripChoices,
  place: PlannerPlace,
  index: number,
): TripChoices {
  const stops = choices.days[index];
  if (!stops) return choices;
  const day = dayOf(context, choices, index);
  const feasible = stopParts.filter((part) => isFeasible(context, day, place, part));
  const fitting = feasible.flatMap((part) => {
    const longer = withStop(context, day, stops, stopAt(place, part));
    return longer ? [longer] : [];
  });
  const longer = fitting[0] ?? [...stops, stopAt(place, 'afternoon')];
  return { ...choices, days: choices.days.with(index, longer) };
}
