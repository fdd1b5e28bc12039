import { timeText } from '#schemas/rules/timeText.ts';
import type { DayTimes } from './dayTimes.ts';
import { isHardDay } from '../places/isHardDay.ts';
import { latestEnd } from './openDay.ts';
import { isWithinHours } from '../places/placeHours.ts';
import { keptOutBecause } from '../places/placeNotices.ts';
import type { DayToFill, PlanItem } from './planItems.ts';
import { hoursText } from './stopNotes.ts';
import { closedBecause } from '../places/suitability.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the problems of a day, for example of stops that the visitor moved. */
export function dayWarnings(
  context: TripContext,
  { day, stops, before }: DayToFill,
  { rows, times }: { rows: PlanItem[]; times: DayTimes },
): string[] {
  const { date, index } = day;
  const { sunset } = context.lightOf(index);
  const visits = rows.flatMap(({ place, item }, at) => {
    const time = times.visits[at];
    return place && time ? [{ place, item, ...time }] : [];
  });
  return [
    ...visits.flatMap(({ place, item, arrival, end }) => {
      const why =
        closedBecause(place, date, context.rules) ??
        keptOutBecause(place, { date, start: arrival, end }, context.form.groupSize);
      if (why) return [`${item}: ${why}.`];
      const hours = hoursText(place, date);
      if (isWithinHours(place, date, arrival, end)) return [];
      return [`${item}: ${hours === '' ? 'closed on this date' : `open ${hours}`}.`];
    }),
    ...visits.flatMap(({ place, item, end }) => {
      if (!context.isIndoors(place) && sunset !== null && end > sunset)
        return [`${item} ends at ${timeText(end)}, after sunset at ${timeText(sunset)}.`];
      const latest = latestEnd(context, day, place);
      if (end <= latest) return [];
      const isEvening = latest === context.begins.accommodation;
      return [
        isEvening
          ? `${item} ends at ${timeText(end)}.`
          : `${item} ends at ${timeText(end)}, too late for your departure.`,
      ];
    }),
    ...(isHardDay(context, before) && isHardDay(context, stops)
      ? ['Two hard days, one after the other.']
      : []),
  ];
}
