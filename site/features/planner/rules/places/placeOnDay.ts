import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import { minutesOf } from '#schemas/rules/timeText.ts';
import type { BoundNotice, PlannerPlace, PlannerRules, PlannerStay } from '#schemas/types/published.ts';
import { isAvalancheMonth, isBestMonth, monthNames, monthOf } from '../../../../calendar/seasons.ts';
import { isClosedToCars, keepsOut, keptOutReason } from './placeNotices.ts';
import type { TripForm } from '../trip.ts';

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
  /** True if a bus joins the end of a one-way walk with its start. */
  hasBusBack: boolean;
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
    closed: closureReason(place, date, rules) ?? (allDay ? keptOutReason(allDay) : null),
    barred: barring.filter(({ when }) => when.hours !== null),
    hours: hoursOn(place, date),
    isAtEdge: isAtEdge(place, date, rules),
    link: transitOn(place, date),
    isClosedToCars: isClosedToCars(place, date),
    hasBusBack: place.end !== undefined && shareLine(place, place.end, date),
  };
}

/** Opening hours of a day, in minutes since midnight. */
export interface Hours {
  from: number;
  to: number;
}

/**
 * Returns the opening hours of a place on a date: those of its season, else those of the rest of the year. Null if it
 * has no hours, so it is always open or they are not known; empty if its hours are of other seasons.
 */
export function hoursOn({ hours }: PlannerPlace, date: string): Hours[] | null {
  if (hours.length === 0) return null;
  const ofSeason = hours.filter(({ season }) => season && isOpenOn(season, date));
  const used = ofSeason.length > 0 ? ofSeason : hours.filter(({ season }) => !season);
  return used.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
}

/** Returns true if a visit lies within the opening hours of a place. */
export function isWithinHours(place: PlannerPlace, date: string, start: number, end: number): boolean {
  const hours = hoursOn(place, date);
  return hours === null || hours.some(({ from, to }) => from <= start && end <= to);
}

/** Returns the first time from `ready` on at which a visit fits into opening hours, or `ready` if none does. */
export function openingFrom(hours: readonly Hours[], ready: number, minutes: number): number {
  const starts = hours
    .map(({ from, to }) => ({ start: Math.max(from, ready), to }))
    .filter(({ start, to }) => start + minutes <= to);
  return starts.length > 0 ? Math.min(...starts.map(({ start }) => start)) : ready;
}

/** Season of a place on a date; `edge` is the month before or after the best months of a trail. */
export type PlaceSeason = 'in' | 'edge' | 'out';

/**
 * Returns the season of a place on a date. In the avalanche months trails recommended in winter are in season, exposed
 * ones are not, and others are in their best months if these are not in winter. In the other months the best months
 * decide.
 */
export function seasonOf(place: PlannerPlace, date: string, rules: PlannerRules): PlaceSeason {
  const month = monthOf(date);
  if (monthNames[month - 1] === undefined || avalancheReason(place, date, rules)) return 'out';
  const { kind, bestMonths } = place;
  if (bestMonths === null || isBestMonth(bestMonths, month) || isWinterWalk(place, date, rules)) return 'in';
  if (kind !== 'trail' || isAvalancheMonth(month, rules.places.avalancheMonths)) return 'out';
  const isNextToBest = [(month + 10) % 12, month % 12].some((at) => isBestMonth(bestMonths, at + 1));
  return isNextToBest ? 'edge' : 'out';
}

/** Returns true if a place is at the edge of its season; only trails are, which have best months. */
export function isAtEdge(place: PlannerPlace, date: string, rules: PlannerRules): boolean {
  return place.kind === 'trail' && place.bestMonths !== null && seasonOf(place, date, rules) === 'edge';
}

/** Returns true if a trail is recommended as a winter walk and the date is in the avalanche months. */
export function isWinterWalk({ winterState }: PlannerPlace, date: string, { places }: PlannerRules): boolean {
  return winterState === 'recommended' && isAvalancheMonth(monthOf(date), places.avalancheMonths);
}

/** Returns the reason why avalanches keep people from a trail on a date, or null. */
export function avalancheReason(
  { winterState, bestMonths }: PlannerPlace,
  date: string,
  { places }: PlannerRules,
) {
  const month = monthOf(date);
  if (!isAvalancheMonth(month, places.avalancheMonths)) return null;
  if (winterState === 'exposed') return 'avalanche terrain that month';
  const isBest = bestMonths !== null && isBestMonth(bestMonths, month);
  if (winterState !== 'unrated' || (isBest && !isAvalancheMonth(month, places.winterMonths))) return null;
  return 'not rated for avalanches that month';
}

type Level = PlannerRules['form']['activityLevels'][number];

/** Returns true if a place is at most as hard as an activity level. */
export function suitsLevel(place: PlannerPlace, level: Level): boolean {
  if (place.difficulty && !level.difficulties.includes(place.difficulty)) return false;
  if (place.kind !== 'trail') return true;
  return place.minutes <= level.longestWalkMinutes && (place.climbM ?? 0) <= level.highestClimbM;
}

/** Returns true if a place makes a day hard, so that the next one is for rest. */
export function isHard(place: PlannerPlace, { places }: PlannerRules): boolean {
  if (place.kind === 'activity') return false;
  return place.minutes >= places.hardWalkMinutes || (place.climbM ?? 0) >= places.hardClimbM;
}

/** Returns true if a place suits the day after a hard one: easy and short. */
export function isRestful(place: PlannerPlace, rules: PlannerRules): boolean {
  const { places } = rules;
  if (isHard(place, rules)) return false;
  if (place.difficulty !== null && place.difficulty !== 'easy') return false;
  return place.minutes <= (place.kind === 'trail' ? places.restWalkMinutes : places.restVisitMinutes);
}

/** Returns the reason why a place is closed on a date, or null. */
export function closureReason(place: PlannerPlace, date: string, rules: PlannerRules): string | null {
  if (!isOpenOn(place.open, date)) return place.open?.usual ? 'usually closed that day' : 'closed that day';
  if (seasonOf(place, date, rules) !== 'out') return null;
  const avalanches = avalancheReason(place, date, rules);
  if (avalanches) return avalanches;
  return place.kind === 'trail' ? 'out of season for walking that month' : 'out of season that month';
}

export type TransitLink = PlannerPlace['transit'][number];

/** Returns the bus or shuttle to a place that runs on a date, the one with the nearest stop, or null. */
export function transitOn(
  { transit }: Pick<PlannerPlace | PlannerStay, 'transit'>,
  date: string,
): TransitLink | null {
  let nearest: TransitLink | null = null;
  for (const link of transit)
    if (isOpenOn(link.season, date) && (!nearest || link.walkM < nearest.walkM)) nearest = link;
  return nearest;
}

/** Returns true if one line serves two places on a date. */
export function shareLine(
  a: Pick<PlannerPlace | PlannerStay, 'transit'>,
  b: Pick<PlannerPlace | PlannerStay, 'transit'>,
  date: string,
): boolean {
  const linesOf = ({ transit }: typeof a) =>
    transit.filter(({ season }) => isOpenOn(season, date)).map(({ line }) => line);
  const lines = new Set(linesOf(a));
  return linesOf(b).some((line) => lines.has(line));
}

/** Returns the way by bus as a note: "Line 1 to Far Lake, 200 m on foot." A line may be named after its end. */
export function transitNote({ line, stop, walkM }: TransitLink): string {
  const walk = Math.round(walkM / 50) * 50;
  const ride = line.includes(' to ') ? `${line}, stop ${stop}` : `${line} to ${stop}`;
  return walk > 0 ? `${ride}, ${walk} m on foot.` : `${ride}.`;
}
