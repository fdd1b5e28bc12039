import { placesOf } from '../places/isHardDay.ts';
import type { Stop } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the minutes of all visits of a day. */
export function visitMinutes(context: TripContext, stops: readonly Stop[]): number {
  return placesOf(context, stops).reduce((sum, { minutes }) => sum + minutes, 0);
}
