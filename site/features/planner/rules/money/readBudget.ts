/** Result of reading a budget: an amount, the reason why there is none, or null for a blank field. */
export type TypedBudget = { amount: number } | { problem: string } | null;

/** Above this amount, sums in cents are no longer exact. */
const largest = 1_000_000_000_000;

/** Below this amount a decimal sign is asked back, because "1,5" may be meant as 1.5 thousand. */
const leastWithDecimals = 100;

/** An amount in any usual way of writing, with currency before or after it, and `k` for thousands. */
const written =
  /^(?<before>\p{L}{0,3}\p{Sc}|\p{L}{3})?\s*(?<number>\d[\d\s.,'’]*|[.,]\d+)(?:[.,]?[-–—])?\s*(?<thousands>k)?\s*(?<after>\p{L}{0,3}\p{Sc}|\p{L}{3,})?$/u;

const grouped =
  /^(?<whole>[1-9]\d{0,2}(?:(?<group>[\s.,'’])\d{3})(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<part>\d{0,2}))?$/u;
const plain = /^(?<whole>\d*)(?:[.,](?<part>\d{0,2}))?$/;

/**
 * Reads a budget as people type it: "1.500", "1 500,50", "5k", "2000 EUR". A sign before three digits groups
 * thousands; before one or two it begins the cents. An amount of another currency is refused, because we do not
 * convert; without `currency`, any currency passes.
 */
export function readBudget(typed: string, currency?: string): TypedBudget {
  // Most people type digits alone, which need none of the expressions for currencies. They take long to compile.
  if (/^\d{1,12}$/.test(typed)) return { amount: Number(typed) };
  const text = typed.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (text === '') return null;
  if (/^\D{0,4}[-−–]\s*\D{0,4}\d/u.test(text)) return { problem: 'A budget cannot be below zero.' };
  const { number, before, after, thousands } = written.exec(text.toLowerCase())?.groups ?? {};
  const read = number === undefined ? null : amountOf(number.trim());
  if (!read) return { problem: 'We cannot read this as an amount. Write digits alone, for example 1500.' };
  if (currency && [before, after].some((unit) => unit && !unitsOf(currency).has(unit)))
    return { problem: `Enter the amount alone, in ${currency}. We do not convert.` };
  const amount = read.amount * (thousands ? 1000 : 1);
  if (read.hasDecimals && amount < leastWithDecimals)
    return {
      problem: `We cannot tell how much "${text}" is. Write the whole amount, for example 1500.`,
    };
  if (amount > largest) return { problem: 'This amount is too large. Enter a smaller one.' };
  return { amount };
}

/** Returns the number that digits and signs say, or null. */
function amountOf(number: string): { amount: number; hasDecimals: boolean } | null {
  const { whole, part } = (grouped.exec(number) ?? plain.exec(number))?.groups ?? {};
  if (whole === undefined || (whole === '' && !part)) return null;
  const digits = whole.replaceAll(/\D/g, '') || '0';
  return { amount: Number(`${digits}.${part || '0'}`), hasDecimals: Boolean(part) };
}

/** Returns the ways of writing a currency, in small letters: "eur", "€", "euros". */
function unitsOf(currency: string): Set<string> {
  const shown = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(2)
      .find(({ type }) => type === 'currency')?.value ?? currency;
  const sign = shown('narrowSymbol');
  const name = shown('name').split(' ').at(-1) ?? '';
  const units = [currency, sign, shown('symbol'), `${currency[0]}${sign}`, `${currency.slice(0, 2)}${sign}`];
  return new Set([...units, name, name.replace(/s$/, '')].map((unit) => unit.toLowerCase()));
}
