import type { PriceRange } from '#schemas/rules/stayPrice.ts';
import { priceText, worldPriceText } from '#schemas/rules/money.ts';

/** The bands of prices in a currency. */
export const priceLabels = (currency: string): Record<PriceRange, string> => ({
  budget: `Up to ${worldPriceText(300, currency)}`,
  'mid-range': `${worldPriceText(300, currency)} to under ${priceText(700, currency)}`,
  luxury: `${worldPriceText(700, currency)} and above`,
});
