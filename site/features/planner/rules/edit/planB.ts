import type { PlannerPlace } from '#schemas/types/published.ts';
import { stopAt } from '../choose/chooseAnchors.ts';
import { isPayable } from '../money/dayCosts.ts';
import { isFeasible } from '../places/isFeasible.ts';
import { plannedThings } from '../places/isHardDay.ts';
import { dayOf, type OpenDay } from '../day/openDay.ts';
import { wayTo } from '../places/reach.ts';
import { distanceKm } from '../places/roads.ts';
import { isRestful } from '../places/suitability.ts';
import { type Stop, type StopPart, stopParts, type TripChoices } from '../trip.ts';
import type { TripContext } from '../tripContext.ts';
import { withStop } from './withStop.ts';

/** Most places of a plan B. */
const mostPlaces = 3;

/** Metres of climb that count as much as a minute on the road. */
const climbOfMinute = 10;

/**
 * Returns up to three places for a day of rain, smoke or full parking lots, the best first: indoors, then low, easy and
 * near the bed. They are open on that day and not in the plan.
 */
export function planB(context: TripContext, choices: TripChoices, index: number): PlannerPlace[] {
  if (context.dates[index] === undefined) return [];
  const day = dayOf(context, choices, index);
  const planned = plannedThings(context, choices);
  const things = new Set<string>();
  return context.catalog.places
    .filter((place) => !planned.has(context.thingOf(place)) && suitsPlanB(context, day, place))
    .map((place) => ({ place, rank: rankOf(context, day, place) }))
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ place }) => {
      const isNew = !things.has(context.thingOf(place));
      things.add(context.thingOf(place));
      return isNew;
    })
    .slice(0, mostPlaces)
    .map(({ place }) => place);
}

/**
 * Replaces the stops of a day that depend on the weather by its plan B. Locked stops and stops indoors stay; a stop
 * without a replacement is left out.
 */
export function swapToPlanB(context: TripContext, choices: TripChoices, index: number): TripChoices {
  const stops = choices.days[index];
  if (!stops) return choices;
  const day = dayOf(context, choices, index);
  const staying = stops.filter((stop) => stop.isLocked || isIndoorStop(context, stop));
  const replaced = stops.length - staying.length;
  const instead = planB(context, choices, index).slice(0, replaced);
  const changed = instead.reduce((soFar, place) => {
    // The part with fewer stops first, so that neither stays empty.
    const count = (part: StopPart) => soFar.filter((stop) => stop.part === part).length;
    for (const part of stopParts.toSorted((a, b) => count(a) - count(b))) {
      const longer = isFeasible(context, day, place, part)
        ? withStop(context, day, soFar, stopAt(place, part))
        : null;
      if (longer) return longer;
    }
    return soFar;
  }, staying);
  return { ...choices, days: choices.days.with(index, changed) };
}

function isIndoorStop(context: TripContext, { place }: Stop): boolean {
  const known = context.placeOf(place);
  return known !== undefined && context.isIndoors(known);
}

function suitsPlanB(context: TripContext, day: OpenDay, place: PlannerPlace): boolean {
  const { rules } = context;
  const isShelter = context.isIndoors(place) || isRestful(place, rules);
  const isNear = !day.bed || distanceKm(day.bed, place) <= rules.travel.sameDayKm;
  return (
    place.price !== null &&
    isShelter &&
    isNear &&
    isPayable(context, day, [place]) &&
    stopParts.some((part) => isFeasible(context, day, place, part))
  );
}

/** Returns the rank of a place, lower for a better one: indoors first, then by the way and the climb. */
function rankOf(context: TripContext, day: OpenDay, place: PlannerPlace): number {
  const outdoors = context.isIndoors(place) ? 0 : 24 * 60;
  return outdoors + wayTo(context, day, place) + (place.climbM ?? 0) / climbOfMinute;
}
