import { sumText } from '#schemas/rules/money.ts';
import type { PlanDay } from '../rules/day/layOutPlan.ts';
import type { PlanItem } from '../rules/day/planItems.ts';
import type { Cents } from '../rules/money/costs.ts';
import type { Drive } from '../rules/places/roads.ts';
import { clockText as clockTextOf, minutesOf } from '../rules/tripDates.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Returns a number as a word up to ten, for the start of a sentence. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

const dateText = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' }).replace(',', '');

/** Formats a date with its weekday: "Sunday 19 September". */
export function dayText(date: string): string {
  return dateText(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Formats the dates of a trip: "19 to 22 September 2027", "30 December 2027 to 2 January 2028". */
export function rangeText(start: string, end: string): string {
  const last = dateText(end, { day: 'numeric', month: 'long', year: 'numeric' });
  if (start === end) return last;
  const isSameYear = start.slice(0, 4) === end.slice(0, 4);
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  const first = dateText(start, {
    day: 'numeric',
    ...(isSameMonth ? {} : { month: 'long' }),
    ...(isSameYear ? {} : { year: 'numeric' }),
  });
  return `${first} to ${last}`;
}

/** Formats a time HH:MM: "7:30 AM". */
export function clockText(time: string): string {
  return clockTextOf(minutesOf(time));
}

/** Formats a duration: "45 min", "2 h", "1 h 30 min". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** Formats a drive: "27 km, about 25 min". */
export function driveText({ km, minutes }: Drive): string {
  return `${km} km, about ${durationText(minutes)}`;
}

/** Formats an amount in cents, rounded to whole units, because all amounts of a plan are estimates. */
export function centsText(amount: Cents, currency: string): string {
  return sumText(Math.round(amount / 100), currency);
}

/** Formats a number of nights: "1 night", "2 nights". */
export function nightsText(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** Formats a number of people: "1 person", "2 people". */
export function peopleText(people: number): string {
  return people === 1 ? '1 person' : `${people} people`;
}

/** Formats a number of days: "1 day", "2 days". */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** Returns the part of a month: "late September". */
export function timeOfMonth(date: string): string {
  const day = Number(date.slice(8));
  const part = day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late';
  return `${part}${part === 'mid' ? '-' : ' '}${dateText(date, { month: 'long' })}`;
}

/** Returns the days of a plan with each note on meals, beds and transport at the first row that has it; stops keep theirs. */
export function sayOnce(days: readonly PlanDay[]): PlanDay[] {
  const said = new Set<string>();
  const once = (items: readonly PlanItem[]) =>
    items.map((item) => {
      if (item.stop) return item;
      const notes = item.notes.filter((text) => !said.has(text));
      for (const text of notes) said.add(text);
      return { ...item, notes };
    });
  return days.map((day) => ({
    ...day,
    morning: once(day.morning),
    afternoon: once(day.afternoon),
    evening: once(day.evening),
  }));
}
