import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { BoundNotice } from '#schemas/types/published.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import type { PlanDay } from './planDays.ts';
import { placesOfDay } from './tripProgress.ts';
import { carClosures, noticesDuring } from './places/placeNotices.ts';
import type { TripContext } from './tripContext.ts';

/** Notice that a plan meets. */
export interface NoticeToRead {
  title: string;
  /** Its days with their places: "Day 1: Far Lake, Old Mine; day 3: Far Lake." */
  text: string;
}

/** Returns the notices that a plan meets, each once: closures first, then orders and those for cars, then park rules. */
export function noticesToRead(context: TripContext, days: readonly PlanDay[]): NoticeToRead[] {
  const met = days
    .flatMap((day) => metOn(context, day))
    .toSorted((a, b) => rankOf(a.notice) - rankOf(b.notice));
  const ofPark = context.catalog.notices
    .filter(({ when }) => days.some(({ date }) => isInForceOn(when, date)))
    .map(({ title }) => title);
  return [
    ...[...Map.groupBy(met, ({ notice }) => notice.title)].map(([title, stops]) => ({
      title,
      text: daysText(stops),
    })),
    ...(ofPark.length > 0 ? [{ title: 'Park-wide rules', text: `${ofPark.join('. ')}.` }] : []),
  ];
}

interface Met {
  notice: BoundNotice;
  place: string;
  day: number;
}

function metOn({ form }: TripContext, planDay: PlanDay): Met[] {
  const { day, date } = planDay;
  return placesOfDay(planDay).flatMap(({ place, item: { time } }) => {
    const start = minutesOf(time);
    const visit = { date, start, end: start + place.minutes };
    const closed = form.transport === 'bus' ? [] : carClosures(place, date);
    return [...closed, ...noticesDuring(place, visit, form)].map((notice) => ({
      notice,
      place: place.name,
      day,
    }));
  });
}

/** Returns 0 for a closure to everybody, and more for orders, closures to cars, and what binds few or cars alone. */
function rankOf({ kind, who }: BoundNotice): number {
  const isClosure = kind === 'closure';
  if (who.length === 0) return isClosure ? 0 : 1;
  if (who.includes('groups-under-four')) return 1;
  if (who.includes('cars')) return isClosure ? 2 : 3;
  return 4;
}

function daysText(stops: readonly Met[]): string {
  const byDay = [...Map.groupBy(stops, ({ day }) => day)].toSorted(([a], [b]) => a - b);
  const texts = byDay.map(
    ([day, on]) => `day ${day}: ${[...new Set(on.map(({ place }) => place))].join(', ')}`,
  );
  return `D${texts.join('; ').slice(1)}.`;
}
