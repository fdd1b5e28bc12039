import type { PriceRange } from '#schemas/rules/activityPrice.ts';
import { priceText } from '#schemas/rules/money.ts';

/** The bands of prices in a currency. */
export const priceLabels = (currency: string): Record<PriceRange, string> => ({
  budget: `Under ${priceText(100, currency)}`,
  mid: `${priceText(100, currency)} to ${priceText(300, currency)}`,
  luxury: `Over ${priceText(300, currency)}`,
});
