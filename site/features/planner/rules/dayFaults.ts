import { isInForceBetween } from '#schemas/rules/notices/noticeInForce.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { shareLine } from './places/placeOnDay.ts';
import type { DayToSimulate, Fault, Visit } from './simulatedDay.ts';
import type { TripContext } from './tripContext.ts';

/** Minutes by which a way to a place may be longer than the visit. */
const wayBeyondVisit = 30;

/** Returns true if a bus line joins the end of a one-way walk with its start on a day. */
export function hasBusBack(context: TripContext, index: number, { end, transit }: PlannerPlace): boolean {
  return end !== undefined && shareLine({ transit }, end, context.dates[index] ?? '');
}

/** Adds what is wrong with a stop at its times. */
export function checkStop(
  context: TripContext,
  { index, stops, isAfterHard, bed }: DayToSimulate,
  at: number,
  { leave, arrival, end, way }: Visit,
  faults: Fault[],
): void {
  const stop = stops[at];
  if (!stop?.place) return;
  const { place, part } = stop;
  const { begins, form, rules } = context;
  const facts = context.onDay(place, index);
  const add = (code: Fault['code']) => faults.push({ at, code });
  if (place.unfit !== null) add('unfit');
  if (place.unasked !== null) add('unasked');
  if (facts.closed !== null) add('closed');
  const date = context.dates[index] ?? '';
  if (facts.barred.some(({ when }) => isInForceBetween(when, date, arrival, end))) add('barred');
  const until = arrival + place.place.minutes;
  if (facts.hours !== null && !facts.hours.some(({ from, to }) => from <= arrival && until <= to))
    add('hours');
  const { sunrise, sunset } = context.lightOf(index);
  const isDark = (sunrise !== null && arrival < sunrise) || (sunset !== null && until > sunset);
  if (!place.isIndoors && isDark) add('dark');
  const isLateMorning = part === 'morning' && (leave >= begins.lunch || (at > 0 && end > begins.afternoon));
  const { timesOfDay } = place.place;
  if (isLateMorning || (timesOfDay.length > 0 && !timesOfDay.includes(part))) add('order');
  if (at < stops.length - 1 && end > begins.accommodation) add('late');
  if (way && !Number.isFinite(way.minutes)) add('noRoad');
  else if (form.transport === 'bus') {
    if (facts.link === null && !(bed && way?.isWalk)) add('noBus');
  } else if (facts.isClosedToCars && facts.link === null && !place.isSaved) add('noRoad');
  if (way && !place.isSaved && way.minutes > place.place.minutes + wayBeyondVisit) add('far');
  if (place.place.end && !hasBusBack(context, index, place.place)) add('oneWay');
  if (isAfterHard && (!place.isRestful || (way?.minutes ?? 0) > rules.travel.restDriveMinutes)) add('rest');
}
