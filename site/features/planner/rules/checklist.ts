import { isInForceOn } from '#schemas/rules/noticeInForce.ts';
import type { PlannerRules } from '#schemas/types/published.ts';
import { type BedNights, bedNights } from './beds/bedNights.ts';
import { minutesOf } from './clock.ts';
import { carsFor, type Cents, cents, totalBudget } from './money/costs.ts';
import type { PlanDay } from './day/layOutPlan.ts';
import { carClosures, noticesDuring } from './places/placeNotices.ts';
import type { TripContext } from './tripContext.ts';

/** Something to book. Its price is not in the total, unless a day already contains it. */
export interface ChecklistEntry {
  type: keyof PlannerRules['checklist'] | 'notice';
  name: string;
  priority: 'High' | 'Medium';
  notes: string;
  estimatedCost: Cents;
  /** Slug of the activity, or null. */
  activity: string | null;
  /** Nights to book, or null for anything else. */
  bed: BedNights | null;
}

/** Returns the things to book for a plan, the most urgent first. */
export function checklistOf(context: TripContext, days: readonly PlanDay[]): ChecklistEntry[] {
  const { rules, form } = context;
  const { accommodation, carRental, adventure, insurance, flights } = rules.checklist;
  const items = days.flatMap((day) => [...day.morning, ...day.afternoon, ...day.evening]);
  const beds = bedNights(days, form, rules.costs);
  const carDays = days.filter(({ carRentalNeeded }) => carRentalNeeded).length;
  const dear = items.filter(
    ({ place }) => place?.kind === 'activity' && (place.price ?? 0) > adventure.priceAbove,
  );
  const entry = (
    type: ChecklistEntry['type'],
    texts: { name: string; notes: string },
    more: Pick<ChecklistEntry, 'priority' | 'estimatedCost'> & { activity?: string; bed?: BedNights },
  ): ChecklistEntry => ({ type, name: texts.name, notes: texts.notes, activity: null, bed: null, ...more });
  return [
    ...beds.map((bed) =>
      entry(
        'accommodation',
        { name: `${accommodation.name}: ${bed.name}`, notes: accommodation.notes },
        { priority: 'High', estimatedCost: bed.listed, bed },
      ),
    ),
    ...(carDays > 0
      ? [
          entry('carRental', carRental, {
            priority: 'High',
            estimatedCost:
              cents(rules.costs.carRentalPerDay) * carsFor(form.groupSize, rules.costs) * carDays,
          }),
        ]
      : []),
    ...noticeEntries(context, days).map(({ name, notes }) =>
      entry('notice', { name, notes }, { priority: 'High', estimatedCost: 0 }),
    ),
    ...dear.map(({ item, cost, place }) =>
      entry(
        'adventure',
        { name: item, notes: adventure.notes },
        { priority: 'Medium', estimatedCost: cost, activity: place?.slug },
      ),
    ),
    entry('insurance', insurance, {
      priority: 'Medium',
      estimatedCost: Math.round(totalBudget(form.budget, rules.form.defaultBudget) * insurance.budgetShare),
    }),
    entry('flights', flights, {
      priority: 'Medium',
      estimatedCost: cents(flights.perPerson) * form.groupSize,
    }),
  ];
}

/** Returns the notices that a plan meets, once each, with the stops and the first day of each. */
function noticeEntries(
  { catalog, form }: TripContext,
  days: readonly PlanDay[],
): { name: string; notes: string }[] {
  const met = days.flatMap((day) =>
    [...day.morning, ...day.afternoon].flatMap(({ place, time, drive }) => {
      if (!place) return [];
      const start = minutesOf(time) + (drive?.minutes ?? 0);
      const visit = { date: day.date, start, end: start + place.minutes };
      const bound = [
        ...(form.transport === 'bus' ? [] : carClosures(place, day.date)),
        ...noticesDuring(place, visit, form),
      ];
      return bound.map((notice) => ({ notice, place, day: day.day }));
    }),
  );
  const wholePark = catalog.notices.filter(({ when }) => days.some(({ date }) => isInForceOn(when, date)));
  return [
    ...[...Map.groupBy(met, ({ notice }) => notice.title)].map(([name, stops]) => ({
      name,
      notes: [...new Set(stops.map(({ place, day }) => `${place.name}, day ${day}`))].join('; '),
    })),
    ...(wholePark.length > 0
      ? [
          {
            name: 'Rules of the whole park',
            notes: wholePark.map(({ title }) => title).join('; '),
          },
        ]
      : []),
  ];
}
