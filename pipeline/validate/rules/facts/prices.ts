import { allEntries, recordsOf, type CheckedContent } from '../../../content/checkedContent.ts';
import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import { mistypedWords } from '../../../spelling/closest.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { valuesIn } from '../../valuesIn.ts';

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
          related.find((activity) => activity && isSameService(stated, activity)) ??
          namedAlike(first.get(key));
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
function isSameService(item: Stated, activity: Stated): boolean {
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

/** Greatest ratio of a price to the usual one. The dearest bed costs fifteen times the cheapest, no more. */
const times = 10;

/** Fewer prices have no usual one. */
const fewest = 3;

export const unusualPrices: Rule = {
  name: 'unusual-prices',
  description:
    'A price is at most ten times, and a bed or an activity at least a tenth of, the middle one of its kind for the ' +
    'same thing (a night, a person), and its unit is no slip of theirs: a zero or a decimal point is soon mistyped.',
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
      const message = "a price of 0 isn't valid for a stay";
      const suggestion = 'Write the price with its source, or leave price out until it is known.';
      return [findingIn(file, ['price', 'amount'], { message, suggestion })];
    });
    const unusual = [...groups.values()].flatMap((group) => {
      if (group.length < fewest) return [];
      const sorted = group.map(({ amount }) => amount).sort((a, b) => a - b);
      const usual = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
      return group.flatMap(({ kind, file, amount, per }) => {
        const isHigh = amount > usual * times;
        if (!isHigh && !(kind !== 'event' && amount * times < usual)) return [];
        return [
          findingIn(file, ['price', 'amount'], {
            message: `${amount} is far ${isHigh ? 'above' : 'below'} what others of this kind cost (${usual} for one ${per} in the middle)`,
            suggestion: 'Is a digit or a decimal point wrong? Otherwise excuse it in exceptions.yaml.',
          }),
        ];
      });
    });
    return [...free, ...unusual, ...mistypedUnits(content)];
  },
};

/** Finds units that one price alone has, and that are a typo away from the unit of several, or have "per", "a" or "each" before them. */
function mistypedUnits(content: CheckedContent): Finding[] {
  const units = allEntries(content).flatMap(({ file, data }) =>
    valuesIn(data, (value, key): value is string => key === 'per' && typeof value === 'string').map(
      (found) => ({ file, ...found }),
    ),
  );
  const twice = units.flatMap(({ file, path, value }) => {
    const unit = value.replace(/^\s*(?:(?:per|a|an|each)\b|\/)\s*/i, '');
    const message = `pages show "per ${value}"`;
    return unit === value ? [] : [findingIn(file, path, { message, suggestion: `Write ${unit}` })];
  });
  const mistyped = mistypedWords(units).map(({ file, path, value, fix }) => {
    const message = `no other price is per "${value}"`;
    return findingIn(file, path, { message, suggestion: `Did you mean "${fix}"?` });
  });
  return twice.length > 0 ? twice : mistyped;
}

/** Returns the unit of a price, with "adult" as "person", because both pay the same. */
export function perOf(per: string): string {
  return per
    .trim()
    .toLowerCase()
    .replace(/^adults?\b/, 'person');
}
