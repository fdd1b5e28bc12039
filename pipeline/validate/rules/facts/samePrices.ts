import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import type { CheckedContent } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { perOf } from './unusualPrices.ts';

/** A price as some file states it. */
interface Stated {
  file: ContentFile;
  path: KeyPath;
  label: string;
  amount: number;
  per: string;
}

export const samePrices: Rule = {
  name: 'same-prices',
  description:
    'What is paid at an attraction costs the same wherever it is stated: in the list of another attraction under the ' +
    'same name, and in the activity of that name that the attraction relates to.',
  canBeExcused: true,
  check(content) {
    const first = new Map<string, Stated>();
    const activities = activityPrices(content);
    return content.attractions.flatMap(({ file, data }) =>
      (data.paidActivities ?? []).flatMap(({ name, price }, index) => {
        const path = ['paidActivities', index, 'price', 'amount'];
        const stated = { file, path, label: name, amount: price.amount, per: perOf(price.per) };
        const key = `${name.toLowerCase()}|${stated.per}`;
        const related = (data.related?.activities ?? []).map((slug) => activities.get(slug));
        const other =
          related.find((activity) => activity && isSameThing(stated, activity)) ?? namedAlike(first.get(key));
        if (!first.has(key)) first.set(key, stated);
        if (!other || other.amount === stated.amount || other.file === file) return [];
        const { line } = other.file.locate(other.path);
        return [
          findingIn(file, path, {
            message: `"${name}" costs ${stated.amount} here and ${other.amount} in ${other.file.path}:${line}`,
            suggestion: 'Ask the source of both, and write the right amount in both files.',
          }),
        ];
      }),
    );
  },
};

/**
 * Returns the price of the same name. A name of one word such as "Parking" is left out, because it means another
 * thing at every place.
 */
function namedAlike(other: Stated | undefined): Stated | undefined {
  return other && /\S\s+\S/.test(other.label) ? other : undefined;
}

function activityPrices({ activities }: CheckedContent): Map<string, Stated> {
  return new Map(
    activities.flatMap(({ slug, file, data: { name, price } }) =>
      price
        ? [
            [
              slug,
              { file, path: ['price', 'amount'], label: name, amount: price.amount, per: perOf(price.per) },
            ] as const,
          ]
        : [],
    ),
  );
}

/**
 * Returns true for "Gondola, adult" for a person and a "Gondola ride" for an adult; false for prices for children.
 */
function isSameThing(item: Stated, activity: Stated): boolean {
  const [what = '', ...who] = item.label
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  if (item.per !== activity.per || who.some((word) => !/^(adults?|from)$/.test(word))) return false;
  const words = activity.label.toLowerCase().match(/\p{Letter}{4,}/gu) ?? [];
  return (what.match(/\p{Letter}{4,}/gu) ?? [what]).every((word) =>
    words.some((other) => other.startsWith(word)),
  );
}
