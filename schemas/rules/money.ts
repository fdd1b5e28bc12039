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
