import type { PlannerRules, ReadyTrip } from '#schemas/types/published.ts';
import { addDays } from '../../../calendar/dates.ts';
import { emptyForm } from '../form/tripDraft.ts';
import { isBedOpen } from '../rules/beds.ts';
import { alternatives, changeBed, otherBeds, removeStop, type StopAt, swapStop } from '../rules/planEdits.ts';
import { simulateDay } from '../rules/simulateDay.ts';
import { dayOfPlan, type Fault } from '../rules/simulatedDay.ts';
import type { TripCatalog, TripChoices, TripForm } from '../rules/trip.ts';
import { type TripContext, tripContext } from '../rules/tripContext.ts';

export interface TripOnDates {
  form: TripForm;
  choices: TripChoices;
  /** Sentences that say what had to change for these dates. */
  changes: string[];
}

/**
 * Puts a ready trip on dates. A stop that does not work on its day is swapped for the best other place, and left out if
 * there is none. A bed that is closed is changed.
 */
export function tripOnDates(
  trip: ReadyTrip,
  startDate: string,
  catalog: TripCatalog,
  rules: PlannerRules,
): TripOnDates {
  const form = formOf(trip, startDate, rules);
  const context = tripContext(form, catalog, rules);
  const changes: string[] = [];
  let choices: TripChoices = {
    stays: trip.days.slice(0, -1).map(({ bed }) => bed && { ...bed, isOwn: false }),
    days: trip.days.map(({ stops }) =>
      stops.flatMap(({ place, name, part }) => {
        const key = context.places.find((of) => of.key === place)?.key;
        return key ? [{ place: key, name, part, isOwn: false }] : [];
      }),
    ),
  };
  for (const night of choices.stays.keys()) {
    const bed = choices.stays[night];
    const stay = context.stayOf(bed?.slug ?? '');
    if (!bed || (stay && isBedOpen(context, stay, night))) continue;
    const [instead] = otherBeds(context, choices, night);
    choices = instead
      ? changeBed(choices, night, instead)
      : { ...choices, stays: choices.stays.with(night, null) };
    const end = instead ? `so you stay at ${instead.name}` : 'and we found nowhere else to stay';
    changes.push(`${bed.name} is closed on night ${night + 1}, ${end}.`);
  }
  for (const [day, stops] of choices.days.entries()) {
    let index = 0;
    for (const { name } of stops) {
      const at = { day, index };
      const why = faultOf(context, choices, at);
      const [instead] = why === null ? [] : alternatives(context, choices, at);
      if (why !== null) {
        choices = instead ? swapStop(choices, at, instead) : removeStop(choices, at);
        const end = instead ? `so we put in ${instead.name} instead` : 'so we left it out';
        changes.push(`Day ${day + 1}: ${name} ${why}, ${end}.`);
      }
      if (why === null || instead) index += 1;
    }
  }
  return { form, choices: withoutOwn(choices), changes };
}

/** What keeps a stop out of its day; a local may walk further than the planner would. */
const words: Partial<Record<Fault['code'], string>> = {
  barred: 'is closed at that time',
  hours: 'is closed at that time',
  dark: 'ends after dark',
  late: 'runs past evening',
};

/** Returns the reason why a stop cannot stay on its day, or null. */
function faultOf(context: TripContext, choices: TripChoices, { day, index }: StopAt): string | null {
  const { visits, faults } = simulateDay(context, dayOfPlan(context, choices, day));
  const place = visits[index]?.place;
  const closed = place && context.onDay(place, day).closed;
  if (closed) return `is ${closed}`;
  const fault = faults.find(({ at, code }) => at === index && code in words);
  return (fault && words[fault.code]) ?? null;
}

/** Returns choices that are all the planner's, none the visitor's. */
function withoutOwn({ stays, days }: TripChoices): TripChoices {
  return {
    stays: stays.map((bed) => bed && { ...bed, isOwn: false }),
    days: days.map((stops) => stops.map((stop) => ({ ...stop, isOwn: false }))),
  };
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
