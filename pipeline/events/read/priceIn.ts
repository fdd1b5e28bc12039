import { type FeedPrice, unknownPrice } from './feedEvent.ts';

const amountPattern = /\d{1,3}(?:[ ,.’']\d{3})+(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?/g;

/** Longest text that is read as a price. */
const maxRead = 1000;

/** Returns an amount as people write it: 1,250.00, 1 250,50, 15. Null for anything else. */
function amountOf(text: string): number | null {
  const cents = /[.,](\d{1,2})$/.exec(text);
  const whole = (cents ? text.slice(0, cents.index) : text).replaceAll(/\D/g, '');
  const amount = Number(`${whole}.${cents?.[1] ?? '0'}`);
  return whole !== '' && Number.isFinite(amount) && amount <= 100_000 ? amount : null;
}

/**
 * Reads the price in a text: "Free", "10 – 20 €", "15,50 €". Of several amounts the lowest above zero counts. A text
 * with an amount and the word "free" is not free for everybody.
 */
export function priceIn(text: string, currency: string | null): FeedPrice {
  const words = text.slice(0, maxRead);
  const amounts = (words.match(amountPattern) ?? []).flatMap((match) => amountOf(match) ?? []);
  const paid = amounts.filter((amount) => amount > 0);
  if (paid.length > 0) return { isFree: false, amount: Math.min(...paid), currency };
  const saysFree = /\b(free|gratis|no (cost|charge))\b/i.test(words) || amounts.length > 0;
  return saysFree ? { isFree: true, amount: null, currency } : unknownPrice;
}
