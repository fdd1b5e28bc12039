import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { BoundNotice, PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import type { TripForm } from '../trip.ts';
import { type Hours, hoursOn } from './placeHours.ts';
import { isClosedToCars, keepsOut, keptOutReason } from './placeNotices.ts';
import { isAtEdge } from './placeSeason.ts';
import { closedBecause } from './suitability.ts';
import { type TransitLink, transitOn } from './transit.ts';

/** Facts about a place on a date, whatever the time. */
export interface PlaceOnDay {
  /** Reason why it is closed all day, or null. */
  closed: string | null;
  /** Notices that keep the group out at some hours. */
  barred: readonly BoundNotice[];
  /** Opening hours; null if there are none or they are not known. */
  hours: readonly Hours[] | null;
  /** True at the edge of the season of a trail. */
  isAtEdge: boolean;
  /** Bus or shuttle to it, or null. */
  link: TransitLink | null;
  isClosedToCars: boolean;
}

/** Returns the facts about a place on a date for a group. */
export function placeOnDay(
  place: PlannerPlace,
  date: string,
  { groupSize }: Pick<TripForm, 'groupSize'>,
  rules: PlannerRules,
): PlaceOnDay {
  const barring = place.notices.filter(
    (notice) => keepsOut(notice, groupSize) && isInForceOn(notice.when, date),
  );
  const allDay = barring.find(({ when }) => when.hours === null);
  return {
    closed: closedBecause(place, date, rules) ?? (allDay ? keptOutReason(allDay) : null),
    barred: barring.filter(({ when }) => when.hours !== null),
    hours: hoursOn(place, date),
    isAtEdge: isAtEdge(place, date, rules),
    link: transitOn(place, date),
    isClosedToCars: isClosedToCars(place, date),
  };
}
