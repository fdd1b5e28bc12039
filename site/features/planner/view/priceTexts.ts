import { priceText } from '#schemas/rules/money.ts';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import type { BedNights } from '../rules/bedNights.ts';
import { type Group, groupPrice } from '../rules/money/groupPrice.ts';
import { centsText, weekdayText, nightsText, peopleText } from './tripText.ts';

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
  const time = shared.perHour
    ? `, ${hours === 1 ? '1 hour' : `${hours} hours`}${count > 1 ? ' each' : ''}`
    : '';
  return [
    `${count} ${count === 1 ? shared.one : shared.many}${time}, ${each}.`,
    ...(children > 0 && count > adults ? [`Each ${shared.one} needs an adult: ask before you book.`] : []),
  ];
}

/** Returns the notes of a bed in the checklist: its nights and its rooms. */
export function bedTexts(
  { from, nights, rooms, price }: BedNights,
  people: number,
  currency: string,
): string[] {
  const money = (amount: number) => centsText(amount, currency);
  return [
    `${nightsText(nights)} from ${weekdayText(from)}.`,
    ...(rooms > 1
      ? [`Rooms are listed from ${money(price)} a night; ${peopleText(people)} need about ${rooms}.`]
      : []),
  ];
}
