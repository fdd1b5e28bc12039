import { dayText } from '#schemas/rules/dateText.ts';
import { priceText } from '#schemas/rules/money.ts';
import { durationText } from '#schemas/rules/timeText.ts';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { groupPrice, type Cents, type Group } from '../rules/money/costs.ts';
import type { Way } from '../rules/places/roads.ts';
import type { PlanDay } from '../rules/planDays.ts';
import type { PlanItem } from '../rules/planRows.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** Returns a number as a word up to ten, for the start of a sentence. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

/** Formats a date with its weekday: "Sunday, September 19". */
export function weekdayText(date: string): string {
  const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday}, ${dayText(date.slice(5))}`;
}

/** Formats a way: "27 km, 25 min", "10 min on foot"; without the distance where no car may go. */
export function wayText({ km, minutes, isWalk }: Way): string {
  const time = durationText(minutes);
  if (isWalk) return `${time} on foot`;
  return km > 0 ? `${km} km, ${time}` : time;
}

/** Formats an amount in cents, rounded to whole units, because all amounts of a plan are estimates. */
export function centsText(amount: Cents, currency: string): string {
  return priceText(Math.round(amount / 100), currency);
}

/** Formats a number of things: "1 night", "2 people". */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns the days of a plan with each note on meals, beds and transport at the first row that has it; stops keep theirs. */
export function uniqueNotes(days: readonly PlanDay[]): PlanDay[] {
  const shownNotes = new Set<string>();
  const once = (items: readonly PlanItem[]) =>
    items.map((item) => {
      if (item.stop) return item;
      const notes = item.notes.filter((text) => !shownNotes.has(text));
      for (const text of notes) shownNotes.add(text);
      return { ...item, notes };
    });
  return days.map((day) => ({
    ...day,
    morning: once(day.morning),
    afternoon: once(day.afternoon),
    evening: once(day.evening),
  }));
}

/** Returns the units of an activity's price: "2 canoes, 2 hours each, 90 per canoe hour". Empty without a price. */
export function groupPriceTexts(
  place: PlannerPlace,
  group: Group,
  costs: PlannerRules['costs'],
  currency: string,
): string[] {
  const { price, pricePer } = place;
  if (!price || pricePer === null) return [];
  const { count, hours, shared } = groupPrice(place, group, costs);
  const children = group.childAges.length;
  const each = `${priceText(price, currency)} per ${pricePer}`;
  if (!shared)
    return [
      `${count} × ${each}.`,
      ...(children > 0 ? ['Counted at the adult price; children may pay less.'] : []),
    ];
  const adults = group.groupSize - children;
  const time = shared.perHour ? `, ${countText(hours, 'hour')}${count > 1 ? ' each' : ''}` : '';
  return [
    `${countText(count, shared.one, shared.many)}${time}, ${each}.`,
    ...(children > 0 && count > adults ? [`Each ${shared.one} needs an adult: ask before you book.`] : []),
  ];
}
