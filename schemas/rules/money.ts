type Digits = Pick<Intl.NumberFormatOptions, 'useGrouping' | 'trailingZeroDisplay'>;

/**
 * Formats an amount with the sign of its currency, an ISO 4217 code, and cents if there are any: "$1,290", "$72.50",
 * "€90". `digits` changes the digits.
 */
export function priceText(amount: number, currency: string, digits?: Digits): string {
  return amount.toLocaleString('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    ...digits,
  });
}

/** Formats an amount for readers from everywhere: the country precedes a dollar, "CA $420", "€420". */
export function worldPriceText(amount: number, currency: string): string {
  // The first two letters of a currency's code are its country.
  return priceText(amount, currency).replace(/^\$/, `${currency.slice(0, 2)} $$`);
}

/** Amounts between which an estimate is told, because its own figure would promise too much. */
const bandEnds = [50, 100, 200, 400, 800];

/** Formats an estimate as a band: "under $50", "$200 to $400", "$800 or more". */
export function bandText(amount: number, currency: string, format = priceText): string {
  const above = bandEnds.find((end) => amount < end);
  const below = bandEnds.findLast((end) => end <= amount);
  if (below === undefined) return `under ${format(bandEnds[0] ?? 0, currency)}`;
  return above === undefined
    ? `${format(below, currency)} or more`
    : `${format(below, currency)} to ${priceText(above, currency)}`;
}
