import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import type { Daylight } from '../../../calendar/daylight.ts';
import { dayOfPlan } from './dayOfPlan.ts';
import type { NamedPlaces } from './meals.ts';
import type { Cents } from './money/costs.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { bedRow, type DayToShow, mealRow, type PlanItem, stopRow, travelRow } from './planRows.ts';
import { simulateDay } from './simulateDay.ts';
import { type DayToSimulate, type MealName, type SimulatedDay, sumOf } from './simulatedDay.ts';
import { type PlacedVisit, stopWarning } from './stopNotes.ts';
import type { DayPart, TripChoices } from './trip.ts';
import type { TripContext } from './tripContext.ts';

export interface PlanDay {
  /** 1 for the first day. */
  day: number;
  /** YYYY-MM-DD. */
  date: string;
  morning: PlanItem[];
  afternoon: PlanItem[];
  evening: PlanItem[];
  /** As listed. */
  totalCost: Cents;
  /** By the shares of the budget. */
  budgeted: Cents;
  notes: string[];
  /** What is wrong with what the visitor chose. */
  warnings: string[];
  accommodationSuggestion: string | null;
  carRentalNeeded: boolean;
  /** Place that the day is named after. */
  highlight: PlannerPlace | null;
  light: Daylight;
  /** All drives of the day, including the one back to the bed. */
  drive: { km: number; minutes: number };
  /** Beds in which the day begins and ends. */
  beds: PlannerStay[];
}

/** Returns the days of a plan as rows, all from what `simulateDay` says of each. */
export function planDays(context: TripContext, choices: TripChoices): PlanDay[] {
  const linesSaid = new Set<string>();
  const named: NamedPlaces = new Map();
  return context.dates.map((_date, index) => {
    const day = dayOfPlan(context, choices, index);
    const simulated = simulateDay(context, day);
    const stops = choices.days[index] ?? [];
    return toPlanDay(context, { day, simulated, stops, linesSaid, named });
  });
}

function toPlanDay(context: TripContext, shown: DayToShow): PlanDay {
  const { day, simulated, stops, linesSaid } = shown;
  const { index, bed, night } = day;
  const { visits, withCar, cost, budgeted } = simulated;
  const visitAt = (at: number): PlacedVisit | null => {
    const place = day.stops[at]?.place;
    const visit = visits[at];
    return place && visit ? { place, index, visit, withCar } : null;
  };
  const rows = stops.map((stop, at) => stopRow(context, { day, stop, at, placed: visitAt(at), linesSaid }));
  const inPart = (part: DayPart) => rows.filter((row) => row.part === part);
  const meal = (name: MealName, part: DayPart) => mealRow(context, shown, name, part);
  const isLastDay = index === context.dates.length - 1;
  const travel = cost.transport > 0 || budgeted.transport > 0 ? [travelRow(context, shown)] : [];
  const places = day.stops.flatMap(({ place }) => place ?? []);
  return {
    day: index + 1,
    date: context.dates[index] ?? '',
    morning: [...travel, ...meal('breakfast', 'morning'), ...inPart('morning')],
    afternoon: [...meal('lunch', 'afternoon'), ...inPart('afternoon')],
    evening: [
      ...(!isLastDay && night ? [bedRow(context, night, simulated, index)] : []),
      ...meal('dinner', 'evening'),
    ],
    totalCost: sumOf(cost),
    budgeted: sumOf(budgeted),
    notes: dayNotes(context, day, simulated),
    warnings: simulated.faults.flatMap((fault) => {
      if (fault.at < 0)
        return fault.code === 'driving' ? ['More than three hours on the road on this day.'] : [];
      const placed = visitAt(fault.at);
      return (placed && stopWarning(context, placed, fault)) ?? [];
    }),
    accommodationSuggestion: isLastDay ? null : (night?.name ?? null),
    carRentalNeeded: withCar,
    highlight: highlightOf(places),
    light: context.lightOf(index),
    drive: simulated.drive,
    beds: [...new Set([bed, night])].filter((one) => one !== null),
  };
}

/** Returns the place that a day is named after: the one of most value, the first of equal ones. */
function highlightOf(places: readonly PlaceOfTrip[]): PlannerPlace | null {
  const best = places.reduce<PlaceOfTrip | null>(
    (most, place) => (most && most.value >= place.value ? most : place),
    null,
  );
  return best?.place ?? null;
}

/** Returns the notes of a day: a move, a rest after a hard day, and why it is short. */
function dayNotes(
  { rules, form }: TripContext,
  day: DayToSimulate,
  { isHard, hasTime }: SimulatedDay,
): string[] {
  const { bed, night, isAfterHard, stops } = day;
  const minutes = stops.reduce((sum, { place }) => sum + (place?.place.minutes ?? 0), 0);
  const isShort = hasTime && !isAfterHard && minutes < rules.places.leastVisitMinutes;
  const why = form.transport === 'bus' ? 'no bus goes to anything more' : 'nothing more is open';
  return [
    ...(bed && night && bed !== night ? [`You move to ${night.name} tonight.`] : []),
    ...(isAfterHard && !isHard ? ['An easy day after a hard one.'] : []),
    ...(isShort ? [`A short day: ${why} that fits your wishes, its hours and the light.`] : []),
  ];
}
