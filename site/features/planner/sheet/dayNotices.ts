import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { BoundNotice, PlannerStay } from '#schemas/types/published.ts';
import { placesOfDay } from './placesOfDay.ts';
import { isRule, noticeNote } from '../rules/places/placeNotices.ts';
import type { PlanDay } from '../rules/day/layOutPlan.ts';

/**
 * Returns the notices in force on a day, each once: those of its places and beds, then those of the whole park, without
 * rules that always hold there, for which a sheet has no room.
 */
export function dayNotices(
  day: PlanDay,
  beds: readonly PlannerStay[],
  park: readonly BoundNotice[],
): BoundNotice[] {
  const places = placesOfDay(day).map(({ place }) => place);
  const all = [
    ...[...places, ...beds].flatMap(({ notices }) => notices),
    ...park.filter((notice) => !isRule(notice)),
  ];
  const bound = all.filter(({ when }) => isInForceOn(when, day.date));
  return [...new Map(bound.map((notice) => [noticeNote(notice), notice])).values()];
}
