import type { PlannerPlace } from '#schemas/types/published.ts';
import type { Daylight } from '../../../calendar/daylight.ts';
import type { Cents } from './money/costs.ts';
import { bedRow, mealRow, type PlanItem, type Said, stopRow, travelRow } from './planRows.ts';
import { simulateDay } from './simulateDay.ts';
import { dayOfPlan, type SimulatedDay, sumOf } from './simulatedDay.ts';
import { stopWarning } from './stopNotes.ts';
import type { StopPart, TripChoices } from './trip.ts';
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
}

/** Returns the days of a plan as rows, all from what `simulateDay` says of each. */
export function planDays(context: TripContext, choices: TripChoices): PlanDay[] {
  const said: Said = { lines: new Set(), meals: new Map() };
  return context.dates.map((_date, index) =>
    toPlanDay(context, simulateDay(context, dayOfPlan(context, choices, index)), said),
  );
}

function toPlanDay(context: TripContext, day: SimulatedDay, said: Said): PlanDay {
  const { index, visits, cost, budgeted } = day;
  const rows = day.stops.map((stop, at) => stopRow(context, day, { stop, at, said }));
  const inPart = (part: StopPart) => rows.filter((row) => row.part === part);
  const isLastDay = index === context.dates.length - 1;
  return {
    day: index + 1,
    date: context.dates[index] ?? '',
    morning: [...travelRow(context, day), ...mealRow(context, day, 'breakfast', said), ...inPart('morning')],
    afternoon: [...mealRow(context, day, 'lunch', said), ...inPart('afternoon')],
    evening: [...bedRow(context, day), ...mealRow(context, day, 'dinner', said)],
    totalCost: sumOf(cost),
    budgeted: sumOf(budgeted),
    notes: dayNotes(context, day),
    warnings: day.faults.flatMap((fault) => {
      if (fault.code === 'driving') return ['More than three hours on the road on this day.'];
      const visit = visits[fault.at];
      return (visit && stopWarning(context, index, visit, fault)) ?? [];
    }),
    accommodationSuggestion: isLastDay ? null : (day.night?.name ?? null),
    carRentalNeeded: day.withCar,
    highlight: highlightOf(visits),
    light: context.lightOf(index),
    drive: day.drive,
  };
}

/** Returns the place that a day is named after: the one of most value, the first of equal ones. */
function highlightOf(visits: SimulatedDay['visits']): PlannerPlace | null {
  const places = visits.flatMap((visit) => visit?.place ?? []);
  return places.toSorted((a, b) => b.value - a.value)[0]?.place ?? null;
}

/** Returns the notes of a day: a move, a rest after a hard day, and why it is short. */
function dayNotes({ rules, form }: TripContext, day: SimulatedDay): string[] {
  const { bed, night, isAfterHard, isHard, hasTime, visits } = day;
  const minutes = visits.reduce((sum, visit) => sum + (visit?.place.place.minutes ?? 0), 0);
  const isShort = hasTime && !isAfterHard && minutes < rules.places.leastVisitMinutes;
  const why = form.transport === 'bus' ? 'no bus goes to anything more' : 'nothing more is open';
  return [
    ...(bed && night && bed !== night ? [`You move to ${night.name} tonight.`] : []),
    ...(isAfterHard && !isHard ? ['An easy day after a hard one.'] : []),
    ...(isShort ? [`A short day: ${why} that fits your wishes, its hours and the light.`] : []),
  ];
}
