/** Signs of money and the currency that each means; a bare dollar is that of the guide, if its money is dollars. */
const meanings: [pattern: string, currency: string][] = [
  ['CAD\\s?\\$|CA\\$|CDN\\s?\\$|C\\$|CAD|CDN', 'CAD'],
  ['USD\\s?\\$|US\\s?\\$|USD', 'USD'],
  ['AU\\$|A\\$|AUD', 'AUD'],
  ['NZ\\$|NZD', 'NZD'],
  ['\\$|dollars?', '$'],
  ['€|euros?|EUR', 'EUR'],
  ['£|GBP', 'GBP'],
  ['¥|JPY', 'JPY'],
  ['CHF', 'CHF'],
  ['DKK', 'DKK'],
  ['NOK', 'NOK'],
  ['SEK', 'SEK'],
  ['zł|PLN', 'PLN'],
  ['Kč|CZK', 'CZK'],
];

const sign = `(?:${meanings.map(([pattern]) => pattern).join('|')})`;
const signBefore = new RegExp(`(?<!\\p{L})(${sign})\\s?$`, 'iu');
const signBehind = new RegExp(`^\\s?(${sign})(?!\\p{L})`, 'iu');
const anySign = new RegExp(`(?<!\\p{L})${sign}(?!\\p{L})`, 'iu');

/** Returns true if a text contains a sign or code of a currency. */
export function namesMoney(text: string): boolean {
  return anySign.test(text);
}

/** Returns the currency of a number by the sign next to it: a code of ISO 4217, or "$". Null without one. */
export function currencyBeside(before: string, behind: string): string | null {
  const [, found] = signBehind.exec(behind) ?? signBefore.exec(before) ?? [];
  const beforeToo = signBefore.exec(before)?.[1];
  const named = [beforeToo, found].flatMap((text) => (text === undefined ? [] : [currencyOf(text)]));
  // In "$25 CAD" the code is more exact than the sign.
  return named.find((currency) => currency !== '$') ?? named[0] ?? null;
}

function currencyOf(text: string): string {
  return meanings.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(text))?.[1] ?? '$';
}

/** Returns true if a currency, a code or the sign "$", is the money of a guide. */
export function isMoneyOf(currency: string, guideCurrency: string): boolean {
  if (currency !== '$') return currency.toUpperCase() === guideCurrency;
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: guideCurrency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.some(({ type, value }) => type === 'currency' && value === '$');
}
