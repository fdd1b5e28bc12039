import type { PlannerForm } from '#schemas/types/published.ts';
import type { TripForm } from '../rules/trip.ts';
import { addDays } from '../../../calendar/dates.ts';
import { tripLength } from '../rules/tripDates.ts';

const middle = (options: readonly { id: string }[]) => options[Math.floor(options.length / 2)]?.id ?? '';

/** Returns the default form: the middle of each list, and the first dining style. */
export function emptyForm({ group, activityLevels, accommodation, dining }: PlannerForm): TripForm {
  return {
    startDate: '',
    endDate: '',
    arrivalTime: '',
    departureTime: '',
    budget: '',
    groupSize: group.default,
    childAges: [],
    transport: 'car',
    interests: [],
    activityLevel: middle(activityLevels),
    accommodationType: middle(accommodation),
    needs: [],
    diningPreference: dining[0]?.id ?? '',
    specialRequests: '',
  };
}

/**
 * Returns a form with another start date. The end moves along if it is missing and the length is known, or if it would
 * come before the start.
 */
export function withStart(form: TripForm, startDate: string, days: number | null): TripForm {
  const { startDate: before, endDate } = form;
  if (!startDate || endDate >= startDate) return { ...form, startDate };
  const lengthBefore = before ? tripLength(before, endDate) : 1;
  const length = endDate ? lengthBefore : days;
  return { ...form, startDate, endDate: length === null ? '' : addDays(startDate, length - 1) };
}

/** Returns a group size within the limits; the smallest if it is no number. */
export function peopleWithin(people: number, { min, max }: PlannerForm['group']): number {
  return Number.isFinite(people) ? Math.min(max, Math.max(min, Math.floor(people))) : min;
}

/** Age of a child until it is chosen: careful, because walks and seats follow from it. */
const firstAge = 5;

/** Returns the ages of a number of children, fewer than the group; the last ones are added or left out. */
export function withChildren(ages: readonly number[], count: number, groupSize: number): number[] {
  const length = Number.isFinite(count) ? Math.min(groupSize - 1, Math.max(0, Math.floor(count))) : 0;
  return Array.from({ length }, (_, index) => ages[index] ?? firstAge);
}
