import type { PlannerRules } from '#schemas/types/published.ts';
import { carRental, cents, type Cents } from './money/costs.ts';
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

const nothing = { activity: null, bed: null, url: null };

/** Returns the things to book for a plan, the most urgent first. */
export function checklistOf(context: TripContext, days: readonly PlanDay[]): ChecklistEntry[] {
  const { rules, form } = context;
  const { accommodation, carRental: car, adventure, insurance, flights } = rules.checklist;
  const items = days.flatMap((day) => [...day.morning, ...day.afternoon]);
  const carDays = days.filter(({ carRentalNeeded }) => carRentalNeeded).length;
  const high = { ...nothing, priority: 'High' } as const;
  const medium = { ...nothing, priority: 'Medium' } as const;
  const entries: ChecklistEntry[] = [
    ...bedNights(days, context.rooms).map((bed) => ({
      ...high,
      type: 'accommodation' as const,
      name: `${accommodation.name}: ${bed.name}`,
      notes: accommodation.notes,
      estimatedCost: bed.listed,
      bed,
    })),
    {
      ...high,
      type: 'carRental',
      name: car.name,
      notes: car.notes,
      estimatedCost: carRental(form, rules.costs) * carDays,
    },
    ...seatsToBook(days).map(({ line, url, notes }) => ({
      ...high,
      type: 'seats' as const,
      name: `Reserve seats: ${line}`,
      notes,
      estimatedCost: 0,
      url,
    })),
    ...items.flatMap(({ item, cost, place }) =>
      place?.kind === 'activity' && (place.price ?? 0) > adventure.priceAbove
        ? [
            {
              ...medium,
              type: 'adventure' as const,
              name: item,
              notes: adventure.notes,
              estimatedCost: cost,
              activity: place.slug,
            },
          ]
        : [],
    ),
    {
      ...medium,
      type: 'insurance',
      name: insurance.name,
      notes: insurance.notes,
      estimatedCost: Math.round(context.budget * insurance.budgetShare),
    },
    {
      ...medium,
      type: 'flights',
      name: flights.name,
      notes: flights.notes,
      estimatedCost: cents(flights.perPerson) * form.groupSize,
    },
  ];
  return entries.filter(({ type }) => type !== 'carRental' || carDays > 0);
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

/** Consecutive nights in one bed. */
export interface BedNights {
  name: string;
  /** Date of the first night. */
  from: string;
  nights: number;
  /** Number of rooms that the group needs. */
  rooms: number;
  /** Listed price of one room for a night. */
  price: Cents;
  /** Listed price of these nights in all rooms. */
  listed: Cents;
}

/** Returns the beds of a plan with their nights, in order. */
export function bedNights(days: readonly PlanDay[], rooms: number): BedNights[] {
  const beds: BedNights[] = [];
  for (const [index, { date, evening }] of days.entries()) {
    const row = evening.find(({ type }) => type === 'accommodation');
    if (!row) continue;
    const last = beds.at(-1);
    if (last?.name === row.item && days[index - 1]?.accommodationSuggestion === row.item) {
      last.nights += 1;
      last.listed += row.cost;
    } else
      beds.push({ name: row.item, from: date, nights: 1, rooms, price: row.cost / rooms, listed: row.cost });
  }
  return beds;
}
