import { recordsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

/** Greatest ratio of a price to the usual one. The dearest bed costs fifteen times the cheapest, no more. */
const times = 10;

/** Fewer prices have no usual one. */
const fewest = 3;

export const unusualPrices: Rule = {
  name: 'unusual-prices',
  description:
    'A price is at most ten times, and a bed at least a tenth of, the middle one of its kind for the same thing (a ' +
    'night, a person): a zero or a decimal point is soon mistyped.',
  canBeExcused: true,
  check(content) {
    const priced = recordsOf(content).flatMap(({ kind, file, data }) =>
      'price' in data && data.price && data.price.amount > 0
        ? [{ kind, file, amount: data.price.amount, per: perOf(data.price.per) }]
        : [],
    );
    const groups = Map.groupBy(priced, ({ kind, per }) => `${kind}|${per}`);
    const free = content.accommodations.flatMap(({ file, data: { price } }) => {
      if (price?.amount !== 0) return [];
      const message = 'a bed for 0 is no price';
      const suggestion = 'Write the price with its source, or leave price out until it is known.';
      return [findingIn(file, ['price', 'amount'], { message, suggestion })];
    });
    const unusual = [...groups.values()].flatMap((group) => {
      if (group.length < fewest) return [];
      const sorted = group.map(({ amount }) => amount).sort((a, b) => a - b);
      const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
      return group.flatMap(({ kind, file, amount, per }) => {
        const isDear = amount > usual * times;
        if (!isDear && !(kind === 'accommodation' && amount * times < usual)) return [];
        return [
          findingIn(file, ['price', 'amount'], {
            message: `${amount} is far ${isDear ? 'above' : 'below'} what others of this kind cost (${usual} for one ${per} in the middle)`,
            suggestion: 'Is a digit or a decimal point wrong? Otherwise excuse it in exceptions.yaml.',
          }),
        ];
      });
    });
    return [...free, ...unusual];
  },
};

/** Returns the unit of a price, with "adult" as "person", because both pay the same. */
export function perOf(per: string): string {
  return per
    .trim()
    .toLowerCase()
    .replace(/^adults?\b/, 'person');
}
