import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { bandText, priceText } from '#schemas/rules/money.ts';
import type { Activity, ActivityDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';
import { EstimateMark } from '../../ui/SourceNote/SourceNote.tsx';
import { capitalize } from '../../ui/text/text.ts';

/** Returns the unit of a price, or null if it is free, unknown or has no unit. */
export function paidUnit({ price, pricePer }: Pick<Activity, 'price' | 'pricePer'>): string | null {
  return Number(price) > 0 ? pricePer : null;
}

/** Words for the price band of a place to eat. */
const bands = { modest: 'Inexpensive', middle: 'Moderately priced', dear: 'Expensive' };

/** Formats a price: "From" the amount, the band of an estimate, "Free" for 0; without one the price band, or "Price not confirmed". */
export function activityPrice(
  { price, priceBand, priceProvenance }: Pick<Activity, 'price' | 'priceBand' | 'priceProvenance'>,
  currency: string,
): string {
  if (price === null) return priceBand ? bands[priceBand] : 'Price not confirmed';
  const amount = Number(price);
  if (amount === 0) return 'Free';
  if (isIllustrative(priceProvenance)) return capitalize(bandText(amount, currency));
  return `From ${priceText(amount, currency)}`;
}

/** Returns a fact with a line for each season of opening hours; none where they are not known. */
export function openingHours({ hours }: ActivityDetail): FactItem[] {
  if (!hours) return [];
  const value = hours.texts.map((text) => (
    <p key={text}>
      {text}
      <EstimateMark of={hours.provenance} />
    </p>
  ));
  return [{ term: 'Opening hours', value }];
}

/** Returns the best time of an activity, else its season, else a general text. */
export function bestTimeToVisit({ bestTime, season }: Pick<Activity, 'bestTime' | 'season'>): string {
  return bestTime || season || 'Year-round, weather permitting';
}
