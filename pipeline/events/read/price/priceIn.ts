import { cleanLine } from '../cleanText.ts';
import { type FeedPrice, unknownPrice } from '../feedEvent.ts';
import { currencyBeside, isMoneyOf, namesMoney } from './moneyWords.ts';
import { withoutOtherNumbers } from './numbersOtherThanMoney.ts';

const amountPattern = /\d{1,3}(?:[ ,.’']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,6}(?:[.,]\d{1,2})?(?!\d)/g;

/** Words between two amounts of one range. */
const rangePattern = /^\s*(?:-|–|—|\/|to|or)\s*$/i;

/** Longest text that is read as a price. */
const maxRead = 1000;

/** Amount in a text, with the currency written next to it. */
interface Amount {
  amount: number;
  currency: string | null;
  start: number;
  end: number;
}

/** Returns an amount as people write it: 1,250.00, 1 250,50, 15. Null for anything else. */
function amountOf(text: string): number | null {
  const cents = /[.,](\d{1,2})$/.exec(text);
  const whole = (cents ? text.slice(0, cents.index) : text).replaceAll(/\D/g, '');
  const amount = Number(`${whole}.${cents?.[1] ?? '0'}`);
  return whole !== '' && Number.isFinite(amount) && amount <= 100_000 ? amount : null;
}

/** Returns the amounts of a text; if any has a sign or code of a currency, only those that have one. */
function amountsIn(text: string): Amount[] {
  const all = [...text.matchAll(amountPattern)].flatMap((match) => {
    const amount = amountOf(match[0]);
    const start = match.index;
    const end = start + match[0].length;
    const currency = currencyBeside(text.slice(Math.max(start - 10, 0), start), text.slice(end, end + 10));
    return amount === null ? [] : [{ amount, currency, start, end }];
  });
  if (!namesMoney(text)) return all;
  return all.flatMap((each, index) => {
    const [before, after] = [all[index - 1], all[index + 1]];
    const fromBefore =
      before && rangePattern.test(text.slice(before.end, each.start)) ? before.currency : null;
    const fromAfter = after && isRange(text.slice(each.end, after.start)) ? after.currency : null;
    const currency = each.currency ?? fromBefore ?? fromAfter;
    return currency === null ? [] : [{ ...each, currency }];
  });
}

/** Returns true if a text joins two amounts of a range; the second may have its sign in front of it. */
function isRange(between: string): boolean {
  return rangePattern.test(between.replace(/[\p{Sc}]\s*$/u, ''));
}

/**
 * Reads the price in a text: "Free", "10 – 20 €", "$25 (ages 13+)". Of several amounts the lowest above zero counts, in
 * the currency that is given, else in the first one that the text names. A text with an amount and the word "free" is
 * not free for everybody, and neither is one that says for whom or until when.
 */
export function priceIn(text: string, currency: string | null): FeedPrice {
  const words = withoutOtherNumbers(cleanLine(text.slice(0, maxRead)));
  const amounts = amountsIn(words).map((each) => ({ ...each, currency: named(each.currency, currency) }));
  const paid = amounts.filter(({ amount }) => amount > 0);
  const ours = paid.filter((each) => each.currency === currency);
  const first = paid[0]?.currency ?? null;
  const candidates = ours.length > 0 ? ours : paid.filter((each) => each.currency === first);
  const [cheapest] = candidates.toSorted((a, b) => a.amount - b.amount);
  if (cheapest) return { isFree: false, amount: cheapest.amount, currency: cheapest.currency };
  return isFreeForAll(words) || amounts.length > 0 ? { isFree: true, amount: null, currency } : unknownPrice;
}

/** Returns the currency of an amount: the one beside it, or that of the feed if both are the same or none is written. */
function named(beside: string | null, currency: string | null): string | null {
  if (beside === null || currency === null) return beside ?? currency;
  return isMoneyOf(beside, currency) ? currency : beside;
}

/** Words with which "free" is free for everybody. */
const forAll =
  /\b(?:for|to) (?:all(?: ages)?|everyone|everybody|the public|attend|enter|join|(?:the )?(?:whole )?family|families)\b|\ball ages\b|\bwith (?:registration|rsvp)\b/gi;

/** Words with which "free" holds for some people, for some time or for something else. */
const limits =
  /\b(?:kids?|child(?:ren)?|infants?|toddlers?|youths?|teens?|students?|seniors?|members?|locals?|residents?|volunteers?|pass(?:es)?|holders?|under|until|till|before|after|then|if|with|without|for|first|parking|shuttle|food|drinks?|coffee|snacks?|wi-?fi|gift|trial)\b/i;

function isFreeForAll(words: string): boolean {
  const saysFree = /(?<![\p{L}-])(?:free|gratis|no (?:cost|charge))(?![\p{L}])/iu.test(words);
  return saysFree && !limits.test(words.replaceAll(forAll, ''));
}
