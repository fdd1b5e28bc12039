import type { PlannerRules } from '#schemas/types/published.ts';
import { type BedNights, bedNights } from './bedNights.ts';
import { carsFor, type Cents, cents, totalBudget } from './money/costs.ts';
import type { PlanDay } from './planDays.ts';
import type { TripContext } from './tripContext.ts';

/** Something to book. Its price is not in the total, unless a day already contains it. */
export interface ChecklistEntry {
  type: keyof PlannerRules['checklist'] | 'seats';
  name: string;
  priority: 'High' | 'Medium';
  notes: string;
  estimatedCost: Cents;
  /** Slug of the activity, or null. */
  activity: string | null;
  /** Nights to book, or null for anything else. */
  bed: BedNights | null;
  /** Page on which the seats of a bus or shuttle are booked, or null for anything else. */
  url: string | null;
}

/** Returns the things to book for a plan, the most urgent first. */
export function checklistOf(context: TripContext, days: readonly PlanDay[]): ChecklistEntry[] {
  const { rules, form } = context;
  const { accommodation, carRental, adventure, insurance, flights } = rules.checklist;
  const items = days.flatMap((day) => [...day.morning, ...day.afternoon, ...day.evening]);
  const beds = bedNights(days, context.rooms);
  const carDays = days.filter(({ carRentalNeeded }) => carRentalNeeded).length;
  const dear = items.filter(
    ({ place }) => place?.kind === 'activity' && (place.price ?? 0) > adventure.priceAbove,
  );
  const entry = (
    type: ChecklistEntry['type'],
    texts: { name: string; notes: string },
    more: Pick<ChecklistEntry, 'priority' | 'estimatedCost'> & {
      activity?: string;
      bed?: BedNights;
      url?: string;
    },
  ): ChecklistEntry => ({
    type,
    name: texts.name,
    notes: texts.notes,
    activity: null,
    bed: null,
    url: null,
    ...more,
  });
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
    ...seatsToBook(days).map(({ line, url, notes }) =>
      entry('seats', { name: `Reserve seats: ${line}`, notes }, { priority: 'High', estimatedCost: 0, url }),
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

/** Returns the buses and shuttles whose seats a plan needs, once each, with their days. */
function seatsToBook(days: readonly PlanDay[]): { line: string; url: string; notes: string }[] {
  const rides = days.flatMap(({ day, morning, afternoon }) =>
    [...morning, ...afternoon].flatMap(({ ride }) => (ride?.mustBook ? [{ ...ride, day }] : [])),
  );
  return [...Map.groupBy(rides, ({ line }) => line)].flatMap(([line, on]) => {
    const [first] = on;
    if (!first) return [];
    const onDays = [...new Set(on.map(({ day }) => day))];
    return [{ line, url: first.url, notes: `For day ${onDays.join(' and ')}.` }];
  });
}
