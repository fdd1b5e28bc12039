import type { ContentKind } from '../../../content/contentKinds.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { type CheckedContent, recordsOf } from '../../../content/checkedContent.ts';
import { nowCalled } from '../../presentName.ts';
import { type Finding, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

const kindOf = {
  attractions: 'attraction',
  activities: 'activity',
  accommodations: 'accommodation',
  trails: 'trail',
} as const satisfies Record<string, ContentKind>;

const folders = Object.keys(kindOf) as (keyof typeof kindOf)[];

export const references: Rule = {
  name: 'references',
  description:
    'Every record named by another exists, is named once and is not the record itself: under "related", and under ' +
    'travel.noCarAttractions, places and form.interests of the trip planner; so does every choice of the budget ' +
    'calculator that the planner names.',
  canBeExcused: false,
  check(content) {
    return [
      ...relatedProblems(content),
      ...noCarProblems(content),
      ...placeKeyProblems(content),
      ...calculatorProblems(content),
    ];
  },
};

function relatedProblems(content: CheckedContent): Finding[] {
  const slugsIn = new Map(folders.map((folder) => [folder, new Set(content.slugs.get(kindOf[folder]))]));
  return recordsOf(content).flatMap(({ kind, slug: own, file, data }) =>
    folders.flatMap((folder) => {
      const known = slugsIn.get(folder) ?? new Set();
      const named = data.related?.[folder] ?? [];
      return named.flatMap((slug, index) => {
        const path = ['related', folder, index];
        const problem = (message: string, suggestion: string) =>
          findingIn(file, path, { message, suggestion });
        if (!known.has(slug)) {
          const suggestion =
            nowCalled(content, kindOf[folder], slug) ??
            didYouMean(slug, [...known]) ??
            `Name a file of ${folder} without its ending, or remove the entry.`;
          return [problem(`there is no file ${folder}/${slug}.yaml`, suggestion)];
        }
        if (kind === kindOf[folder] && slug === own) {
          return [problem('a record cannot be related to itself', 'Remove the entry.')];
        }
        return named.indexOf(slug) < index
          ? [problem(`"${slug}" is listed twice`, 'Remove one of the two.')]
          : [];
      });
    }),
  );
}

function noCarProblems(content: CheckedContent): Finding[] {
  const { planner, slugs } = content;
  if (!planner) return [];
  const known = slugs.get('attraction') ?? [];
  return planner.data.travel.noCarAttractions.flatMap((slug, index) => {
    if (known.includes(slug)) return [];
    const message = `there is no file attractions/${slug}.yaml`;
    const path = ['travel', 'noCarAttractions', index];
    return [
      findingIn(planner.file, path, {
        message,
        suggestion:
          nowCalled(content, 'attraction', slug) ??
          didYouMean(slug, known) ??
          'Name a file of attractions without its ending, or remove the entry.',
      }),
    ];
  });
}

/** Places that the planner names by kind and slug, which have to exist. */
function placeKeyProblems(content: CheckedContent): Finding[] {
  const { planner, slugs } = content;
  if (!planner) return [];
  const { form, places } = planner.data;
  const kinds = ['attraction', 'activity', 'trail'] as const;
  const known = kinds.flatMap((kind) => (slugs.get(kind) ?? []).map((slug) => `${kind}/${slug}`));
  const lists: [(string | number)[], readonly string[]][] = [
    ...form.interests.map((interest, index): [(string | number)[], readonly string[]] => [
      ['form', 'interests', index, 'places'],
      interest.places ?? [],
    ]),
    [['places', 'indoors'], places.indoors],
    [['places', 'neverPlanned'], places.neverPlanned],
    [['places', 'paidEntry'], places.paidEntry],
    ...places.sameThing.map((group, index): [(string | number)[], readonly string[]] => [
      ['places', 'sameThing', index],
      group,
    ]),
    ...places.seasons.map((season, index): [(string | number)[], readonly string[]] => [
      ['places', 'seasons', index, 'places'],
      season.places,
    ]),
  ];
  return lists.flatMap(([path, keys]) =>
    keys.flatMap((key, index) => {
      if (known.includes(key)) return [];
      const message = `there is no ${key.replace('/', ' "')}"`;
      const kind = kinds.find((name) => key.startsWith(`${name}/`));
      const suggestion =
        (kind && nowCalled(content, kind, key.slice(kind.length + 1), (slug) => `${kind}/${slug}`)) ??
        didYouMean(key, known) ??
        'Name a record as kind/file-name, or remove the entry.';
      return [findingIn(planner.file, [...path, index], { message, suggestion })];
    }),
  );
}

/** Lists of the planner's form and what they are called in the budget calculator. */
const calculatorNames = {
  activityLevels: 'activities',
  accommodation: 'accommodation',
  dining: 'meals',
  transport: 'transport',
} as const;

function calculatorProblems({ planner, rates }: CheckedContent): Finding[] {
  if (!planner || !rates) return [];
  const lists = Object.keys(calculatorNames) as (keyof typeof calculatorNames)[];
  return lists.flatMap((list) => {
    const name = calculatorNames[list];
    const known = rates.data.budget[name].map(({ id }) => id);
    return planner.data.form[list].flatMap(({ calculator }, index) => {
      if (calculator === undefined || known.includes(calculator)) return [];
      const message = `the budget calculator has no ${name} "${calculator}"`;
      const suggestion = didYouMean(calculator, known) ?? `Known: ${known.join(', ')}.`;
      const path = ['form', list, index, 'calculator'];
      return [findingIn(planner.file, path, { message, suggestion })];
    });
  });
}
