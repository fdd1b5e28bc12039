import type { PlannerForm } from '#schemas/types/published.ts';
import type { TripForm } from '../rules/trip.ts';
import { addDays, tripLength } from '../rules/tripDates.ts';

const middle = (options: readonly { id: string }[]) => options[Math.floor(options.length / 2)]?.id ?? '';

/** The form of a visitor who has entered nothing: the middle of each list, and the first way to eat. */
export function emptyForm({ group, activityLevels, accommodation, dining }: PlannerForm): TripForm {
  return {
    startDate: '',
    endDate: '',
    budget: '',
    groupSize: group.default,
    interests: [],
    activityLevel: middle(activityLevels),
    accommodationType: middle(accommodation),
    diningPreference: dining[0]?.id ?? '',
    specialRequests: '',
  };
}

/**
 * A form with another first day. The end follows where there is none yet and the length is known, or where it would come
 * before the start: the trip stays as long as it was.
 */
export function withStart(form: TripForm, startDate: string, days: number | null): TripForm {
  const { startDate: before, endDate } = form;
  if (!startDate) return { ...form, startDate };
  if (!endDate)
    return days === null
      ? { ...form, startDate }
      : { ...form, startDate, endDate: addDays(startDate, days - 1) };
  if (endDate >= startDate) return { ...form, startDate };
  const length = before ? tripLength(before, endDate) : 1;
  return { ...form, startDate, endDate: addDays(startDate, length - 1) };
}

/** People within the limits of a group; what is empty or no number is the fewest. */
export function peopleWithin(people: number, { min, max }: PlannerForm['group']): number {
  return Number.isFinite(people) ? Math.min(max, Math.max(min, Math.floor(people))) : min;
}
