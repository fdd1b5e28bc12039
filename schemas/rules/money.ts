type Digits = Pick<Intl.NumberFormatOptions, 'useGrouping' | 'trailingZeroDisplay'>;

/**
 * A sum with the sign of its currency, an ISO 4217 code, and cents where there are any: "$1,617.50", "€3,235". `digits`
 * says what is written otherwise.
 */
export function sumText(amount: number, currency: string, digits?: Digits): string {
  return amount.toLocaleString('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    ...digits,
  });
}

/** What something costs, with cents where there are any: "$1,290", "$72.50", "€90". */
export function priceText(amount: number, currency: string): string {
  return sumText(amount, currency);
}

/** What something costs, for readers from everywhere: the country stands before a dollar, "CA $420", "€420". */
export function worldPriceText(amount: number, currency: string): string {
  // The first two letters of a currency's code are its country.
  return priceText(amount, currency).replace(/^\$/, `${currency.slice(0, 2)} $$`);
}
