import type { StopAt } from './planEdits.ts';
import type { StopPart, TripChoices } from '../trip.ts';

export type StopTarget = StopAt & { part: StopPart };

/**
 * Returns the position one step earlier or later: past the neighbour in the same part of the day, else in the next
 * part, if need be of the next day. Null at the ends of the trip.
 */
export function stepTarget(
  { days }: TripChoices,
  { day, index }: StopAt,
  step: 'earlier' | 'later',
): StopTarget | null {
  const stops = days[day] ?? [];
  const part = stops[index]?.part;
  if (!part) return null;
  const neighbour = step === 'earlier' ? index - 1 : index + 1;
  if (stops[neighbour]?.part === part) return { day, index: neighbour, part };
  if (step === 'earlier') {
    if (part === 'afternoon') return { day, index, part: 'morning' };
    const before = days[day - 1];
    return before ? { day: day - 1, index: before.length, part: 'afternoon' } : null;
  }
  if (part === 'morning') return { day, index, part: 'afternoon' };
  return days[day + 1] ? { day: day + 1, index: 0, part: 'morning' } : null;
}
