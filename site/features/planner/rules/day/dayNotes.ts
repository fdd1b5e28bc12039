import { isHardDay } from '../places/isHardDay.ts';
import type { DayToFill } from './planItems.ts';
import { shortDayReason } from './shortDayReason.ts';
import type { TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the notes of a day: a move, a rest after a hard day, and why it is short. */
export function dayNotes(context: TripContext, toFill: DayToFill, choices: TripChoices): string[] {
  const { day, before, stops } = toFill;
  const { bed, night, mustRest } = day;
  const short = shortDayReason(context, toFill, choices);
  return [
    ...(bed && night && bed !== night ? [`You move to ${night.name}.`] : []),
    ...(mustRest && !isHardDay(context, stops) && before.length > 0 ? ['An easy day after a hard one.'] : []),
    ...(short === null ? [] : [short]),
  ];
}
