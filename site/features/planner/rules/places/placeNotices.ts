import { isInForceBetween, isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { BoundNotice, PlannerPlace } from '#schemas/types/published.ts';
import type { TripForm } from '../trip.ts';

/** Time of a visit on a day, in minutes from midnight. */
interface Visit {
  date: string;
  start: number;
  end: number;
}

/** People from whom on a group may go where groups of fewer than four may not. */
const fullGroup = 4;

/** Returns true if a notice binds every visitor, or a group of this size. */
function bindsGroup({ who }: BoundNotice, groupSize: number): boolean {
  return who.length === 0 || (who.includes('groups-under-four') && groupSize < fullGroup);
}

/** Returns true if a notice keeps a group out of a place: it is closed, or open to larger groups alone. */
export function keepsOut(notice: BoundNotice, groupSize: number): boolean {
  if (notice.part !== null || !bindsGroup(notice, groupSize)) return false;
  return notice.kind === 'closure' || notice.who.includes('groups-under-four');
}

/** Returns the reason why a notice keeps a group out during a visit, or null. */
export function keptOutBecause(
  { notices }: Pick<PlannerPlace, 'notices'>,
  visit: Visit,
  groupSize: number,
): string | null {
  const { date, start, end } = visit;
  const notice = notices.find(
    (one) => keepsOut(one, groupSize) && isInForceBetween(one.when, date, start, end),
  );
  return notice ? keptOutReason(notice) : null;
}

/** Returns the reason why a notice keeps a group out, as it follows the name of the place. */
export function keptOutReason(notice: BoundNotice): string {
  return notice.who.length > 0
    ? `only for groups of four or more (${notice.title})`
    : `closed (${notice.title})`;
}

/** Returns the notices that close the way to a place to private cars on a date. */
export function carClosures({ notices }: Pick<PlannerPlace, 'notices'>, date: string): BoundNotice[] {
  return notices.filter((notice) => closesWay(notice) && isInForceOn(notice.when, date));
}

/** Returns true if the way to a place is closed to private cars on a date. */
export function isClosedToCars(place: PlannerPlace, date: string): boolean {
  return place.isClosedToCars || carClosures(place, date).length > 0;
}

/** Returns true if a notice closes the way to a place to cars. A closed part leaves the way open. */
function closesWay({ kind, who, part }: BoundNotice): boolean {
  return kind === 'closure' && part === null && who.includes('cars');
}

/**
 * Returns the notices in force during a visit that a group has to know, except closures to cars, which have their own
 * row, and on a trip by bus all notices for cars alone.
 */
export function noticesDuring(
  { kind, notices }: PlannerPlace,
  { date, start, end }: Visit,
  { groupSize, transport, needs }: Pick<TripForm, 'groupSize' | 'transport' | 'needs'>,
): BoundNotice[] {
  return notices.filter(
    (notice) =>
      !closesWay(notice) &&
      meetsPeople(notice.who, { kind, hasDog: needs.includes('dogs') }) &&
      !(transport === 'bus' && isForCars(notice)) &&
      !keepsOut(notice, groupSize) &&
      isInForceBetween(notice.when, date, start, end),
  );
}

/** Returns true unless a notice is for dogs alone and there is none, or for bicycles and boats alone at a place without. */
function meetsPeople(
  who: BoundNotice['who'],
  { kind, hasDog }: { kind: PlannerPlace['kind']; hasDog: boolean },
): boolean {
  if (who.length === 0) return true;
  return who.some((one) => {
    if (one === 'dogs') return hasDog;
    return one === 'bicycles' || one === 'boats' ? kind === 'activity' : true;
  });
}

/** Returns true for a notice for cars alone. */
export function isForCars({ who }: BoundNotice): boolean {
  return who.length === 1 && who[0] === 'cars';
}

/**
 * Returns a notice as the note of a stop: "Restricted: Groups of four (beyond the bridge)." A closed part is named by
 * the title alone, because "Closed" would seem to mean the place: "Lower path closed (below the road)."
 */
export function noticeNote(notice: BoundNotice): string {
  const { kind, who, title, part } = notice;
  if (part === null) return `${wordOf(notice)}: ${title}.`;
  return kind === 'closure' && who.length === 0
    ? `${title} (${part}).`
    : `${wordOf(notice)}: ${title} (${part}).`;
}

function wordOf(notice: BoundNotice): string {
  const isClosed = notice.kind === 'closure';
  if (isForCars(notice)) return isClosed ? 'Closed to cars' : 'For cars';
  return isClosed && notice.who.length === 0 ? 'Closed' : 'Restricted';
}

/** Returns true for a notice that holds on all days. */
export function isRule({ when }: BoundNotice): boolean {
  return when.from === null && when.to === null && when.yearly === null;
}
