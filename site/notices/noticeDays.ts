import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { NoticeWhen, Notice } from '#schemas/types/published.ts';
import type { TripDates } from '../tripDates/tripDates.ts';

/** Longest trip that is looked through, in days. */
const longestTrip = 60;

function daysBetween({ from, to }: { from: string; to: string }): string[] {
  const first = Date.parse(from);
  const count = Math.min(longestTrip, Math.round((Date.parse(to) - first) / 86_400_000) + 1);
  return Array.from({ length: Math.max(count, 1) }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Returns true if a notice is in force today, else on a day of the trip, else on another day. */
export function inForce(when: NoticeWhen, { today, trip }: TripDates): 'today' | 'trip' | 'other' {
  if (isInForceOn(when, today)) return 'today';
  return trip && daysBetween(trip).some((day) => isInForceOn(when, day)) ? 'trip' : 'other';
}

/** Returns for each month of a year, January first, whether a notice is in force on one of its days at least. */
export function monthsInForce(when: NoticeWhen, year: number): boolean[] {
  return Array.from({ length: 12 }, (_, month) => {
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return Array.from({ length: days }, (__, day) =>
      new Date(Date.UTC(year, month, day + 1)).toISOString().slice(0, 10),
    ).some((day) => isInForceOn(when, day));
  });
}

/** Returns true if a notice closes something to everybody or warns of a danger. */
export function isDanger({ kind, who }: Pick<Notice, 'kind' | 'who'>): boolean {
  return kind === 'warning' || (kind === 'closure' && who.length === 0);
}

const kinds = ['closure', 'restriction', 'advice'];
const rankOf = (notice: Notice) => (isDanger(notice) ? -1 : kinds.indexOf(notice.kind));

/** Returns notices with the most dangerous first. */
export function dangerousFirst(notices: readonly Notice[]): Notice[] {
  return notices.toSorted((first, second) => rankOf(first) - rankOf(second));
}
