import type { PlannerRules, ReadyTrip } from '#schemas/types/published.ts';
import { emptyForm } from '../form/tripDraft.ts';
import { bedCandidates } from '../rules/beds/bedCandidates.ts';
import { chooseBeds } from '../rules/beds/chooseBeds.ts';
import { inOrder } from '../rules/edit/planEdits.ts';
import { planTrip } from '../rules/planTrip.ts';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import {
  type Bed,
  keyOf,
  type Stop,
  type TripCatalog,
  type TripChoices,
  type TripForm,
} from '../rules/trip.ts';
import { type TripContext, tripContext } from '../rules/tripContext.ts';
import { addDays } from '../../../calendar/dates.ts';
import { checkStops, type CheckedStop } from './checkStops.ts';

export interface TripOnDates {
  form: TripForm;
  choices: TripChoices;
  /** Sentences that say what had to change for these dates. */
  changes: string[];
}

/**
 * Puts a ready trip on dates. A stop that does not work on its day is replaced by the planner's choice for that part of
 * the day; it is left out if there is none, or if other stops of that part stay. A bed that is closed is replaced.
 */
export function tripOnDates(
  trip: ReadyTrip,
  startDate: string,
  catalog: TripCatalog,
  rules: PlannerRules,
): TripOnDates {
  const form = formOf(trip, startDate, rules);
  const context = tripContext(form, catalog, rules);
  const nights = bedsOf(trip, context);
  const stays = nights.map(({ bed }) => bed);
  const checked = checkStops(trip, context, stays);
  const kept = checked.map((stops) => stops.flatMap((stop) => stop.kept ?? []));
  const faulty = checked.flat().flatMap(({ stop, why }) => (why === null ? [] : [stop.place]));
  const locked = kept.map((stops) => stops.map((stop) => ({ ...stop, isLocked: true })));
  // The planner begins visits at other times, so a place at fault could come back.
  const others = { ...catalog, places: catalog.places.filter((place) => !faulty.includes(keyOf(place))) };
  const planned =
    faulty.length === 0 ? [] : planTrip(form, others, null, rules, { stays, days: locked }).choices.days;
  const days = checked.map((stops, day) => putInPlace(day, stops, kept[day] ?? [], planned[day] ?? []));

  return {
    form,
    choices: { stays, days: days.map(({ stops }) => stops) },
    changes: [
      ...days.flatMap(({ changes }) => changes),
      ...nights.flatMap(({ change }) => (change === null ? [] : [change])),
    ],
  };
}

/** Returns the stops of a day with the planner's choice where a part has no stop left, and what changed. */
function putInPlace(
  day: number,
  checked: readonly CheckedStop[],
  kept: readonly Stop[],
  planned: readonly Stop[],
): { stops: Stop[]; changes: string[] } {
  const added: Stop[] = [];
  const changes = checked.flatMap(({ stop, why }) => {
    if (why === null) return [];
    const isEmpty = [...kept, ...added].every(({ part }) => part !== stop.part);
    const instead = isEmpty
      ? planned.find(({ isLocked, part }) => !isLocked && part === stop.part)
      : undefined;
    if (instead) added.push(instead);
    const end = instead ? `so ${instead.name} is there` : 'so it is left out';
    return [`Day ${day + 1}: ${stop.name} is ${why}, ${end}.`];
  });
  return { stops: inOrder([...kept, ...added]), changes };
}

function formOf({ form, days }: ReadyTrip, startDate: string, { form: offers }: PlannerRules): TripForm {
  const { budget, ...values } = form;
  const beds = new Set(days.flatMap(({ bed }) => bed?.slug ?? []));
  return {
    ...emptyForm(offers),
    ...values,
    budget: budget === undefined ? '' : String(budget),
    startDate,
    endDate: addDays(startDate, days.length - 1),
    isOneBed: beds.size === 1,
  };
}

/** Returns the bed of each night, and a sentence if it had to change. */
function bedsOf(trip: ReadyTrip, context: TripContext): { bed: Bed | null; change: string | null }[] {
  return trip.days.slice(0, -1).map(({ bed }, night) => {
    const stay = context.catalog.stays.find(({ slug }) => slug === bed?.slug);
    if (!bed || (stay && isOpenOn(stay.open, context.dates[night] ?? ''))) return { bed, change: null };
    const instead = chooseBeds(context, bedCandidates(context), [])[night] ?? null;
    const why = stay ? 'is closed on this date' : 'is no longer in the guide';
    const end = instead ? `so the bed is at ${instead.name}` : 'and no other bed was found';
    return {
      bed: instead && { slug: instead.slug, name: instead.name },
      change: `Night ${night + 1}: ${bed.name} ${why}, ${end}.`,
    };
  });
}
