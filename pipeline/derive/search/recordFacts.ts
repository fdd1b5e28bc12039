import { dateRangeText } from '#schemas/rules/dateText.ts';
import { estimateMark, isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { bandText, priceText } from '#schemas/rules/money.ts';
import type { Activity, ParkEvent } from '#schemas/types/published.ts';

/** Returns the price of an activity with its unit: "Free", or "From" the amount "per person"; null without one. */
export function activityPriceFact(
  { price, pricePer, priceProvenance }: Pick<Activity, 'price' | 'pricePer' | 'priceProvenance'>,
  currency: string,
): string | null {
  if (price === null) return null;
  if (Number(price) === 0) return 'Free';
  const unit = pricePer === null ? '' : ` per ${pricePer}`;
  const amount = isIllustrative(priceProvenance)
    ? bandText(Number(price), currency)
    : `From ${priceText(Number(price), currency)}`;
  return `${amount}${unit}${estimateMark(priceProvenance)}`;
}

/** Returns the date of an event, or the time of the year at which it usually takes place. */
export function eventDateFact({
  startDate,
  endDate,
  usualTime,
}: Pick<ParkEvent, 'startDate' | 'endDate' | 'usualTime'>): string {
  if (startDate !== null) return dateRangeText(startDate, endDate);
  return usualTime ?? 'Dates to be confirmed';
}

/** Returns the price of an event: "Free Event", or "From" the amount; null without one. */
export function eventPriceFact(
  { isFree, price }: Pick<ParkEvent, 'isFree' | 'price'>,
  currency: string,
): string | null {
  if (isFree) return 'Free Event';
  return price === null ? null : `From ${priceText(Number(price), currency)}`;
}
