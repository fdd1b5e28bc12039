import type { PlannerRules, ReadyTrip } from '#schemas/types/published.ts';
import { timeText } from '#schemas/rules/timeText.ts';
import { addDays } from '../../../calendar/dates.ts';
import { emptyForm } from '../form/tripDraft.ts';
import { baseBeds, isBedOpen } from '../rules/beds.ts';
import { planTrip } from '../rules/planTrip.ts';
import { dayOfPlan } from '../rules/dayOfPlan.ts';
import { inOrder } from '../rules/planEdits.ts';
import { knownStop } from '../rules/dayOfPlan.ts';
import { type Fault } from '../rules/simulatedDay.ts';
import { simulateDay } from '../rules/simulateDay.ts';
import { hoursOn } from '../rules/places/placeHours.ts';
import {
  type Bed,
  keyOf,
  type Stop,
  type TripCatalog,
  type TripChoices,
  type TripForm,
} from '../rules/trip.ts';
import { type TripContext, tripContext } from '../rules/tripContext.ts';

export interface TripOnDates {
  form: TripForm;
  choices: TripChoices;
  /** Sentences that say what had to change for these dates. */
  changes: string[];
}

type ReadyStop = ReadyTrip['days'][number]['stops'][number];

/** A stop of a ready trip on its dates: kept, or null with the reason, which follows its name. */
interface CheckedStop {
  stop: ReadyStop;
  kept: Stop | null;
  why: string | null;
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
  const checked = trip.days.map((_day, index) => checkStops(trip, context, stays, index));
  const kept = checked.map((stops) => stops.flatMap((stop) => stop.kept ?? []));
  const faulty = checked.flat().flatMap(({ stop, why }) => (why === null ? [] : [stop.place]));
  const own = kept.map((stops) => stops.map((stop) => ({ ...stop, isOwn: true })));
  // The planner begins visits at other times, so a place at fault could come back.
  const others = { ...catalog, places: catalog.places.filter((place) => !faulty.includes(keyOf(place))) };
  const planned =
    faulty.length === 0
      ? []
      : planTrip(form, others, null, rules, {
          stays: stays.map((bed) => bed && { ...bed, isOwn: true }),
          days: own,
        }).choices.days;
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

/** What keeps a stop out of its day; a local may walk further than the planner would. */
const words: Partial<Record<Fault['code'], string>> = {
  closed: 'is closed that day',
  barred: 'is closed at that time',
  dark: 'ends after dark',
  late: 'runs past evening',
};

/** Checks the stops of a day in their order, at the times at which a visitor arrives. */
function checkStops(
  { days }: ReadyTrip,
  context: TripContext,
  stays: TripChoices['stays'],
  index: number,
): CheckedStop[] {
  const kept: Stop[] = [];
  return (days[index]?.stops ?? []).map((ready): CheckedStop => {
    const of = context.places.find(({ key }) => key === ready.place);
    if (!of) return { stop: ready, kept: null, why: 'is no longer in the guide' };
    const stop: Stop = { place: of.key, name: of.place.name, part: ready.part, isOwn: false };
    const day = dayOfPlan(context, { stays, days: [] }, index);
    const stops = [...kept, stop].map((one) => knownStop(context, one));
    const { faults, visits } = simulateDay(context, { ...day, stops, isAfterHard: false });
    const fault = faults.find(({ at, code }) => at === kept.length && (code === 'hours' || code in words));
    if (!fault) {
      kept.push(stop);
      return { stop: ready, kept: stop, why: null };
    }
    const closing = Math.max(...(hoursOn(of.place, context.dates[index] ?? '') ?? []).map(({ to }) => to));
    const closes = Number.isFinite(closing) && (visits.at(-1)?.end ?? 0) > closing;
    const why =
      fault.code === 'hours'
        ? closes
          ? `closes at ${timeText(closing)}`
          : 'is closed that day'
        : fault.code === 'closed'
          ? `is ${context.onDay(of, index).closed ?? 'closed that day'}`
          : (words[fault.code] ?? '');
    return { stop: ready, kept: null, why };
  });
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
    const instead = isEmpty ? planned.find(({ isOwn, part }) => !isOwn && part === stop.part) : undefined;
    if (instead) added.push(instead);
    const end = instead ? `so we put in ${instead.name} instead` : 'so we left it out';
    return [`Day ${day + 1}: ${stop.name} ${why}, ${end}.`];
  });
  return { stops: inOrder([...kept, ...added]), changes };
}

function formOf({ form, days }: ReadyTrip, startDate: string, { form: offers }: PlannerRules): TripForm {
  const { budget, ...values } = form;
  return {
    ...emptyForm(offers),
    ...values,
    budget: budget === undefined ? '' : String(budget),
    startDate,
    endDate: addDays(startDate, days.length - 1),
  };
}

/** Returns the bed of each night, and a sentence if it had to change. */
function bedsOf(trip: ReadyTrip, context: TripContext): { bed: Bed | null; change: string | null }[] {
  return trip.days.slice(0, -1).map(({ bed }, night) => {
    const own = bed && { ...bed, isOwn: false };
    const stay = context.stayOf(bed?.slug ?? '');
    if (!bed || (stay && isBedOpen(context, stay, night))) return { bed: own, change: null };
    const instead = baseBeds(context).find((other) => isBedOpen(context, other, night)) ?? null;
    const why = stay ? 'is closed that night' : 'is no longer in the guide';
    const end = instead ? `so you stay at ${instead.name}` : 'and we found nowhere else to stay';
    return {
      bed: instead && { slug: instead.slug, name: instead.name, isOwn: false },
      change: `Night ${night + 1}: ${bed.name} ${why}, ${end}.`,
    };
  });
}
