import type { ContentKind } from '../../../content/contentKinds.ts';
import { didYouMean } from '../../../spelling/closest.ts';
import { type CheckedContent, recordsOf } from '../../../content/checkedContent.ts';
import { unknownKey, unknownSlug } from '../../unknownRecord.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';

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
    'calculator that the planner names, and every record whose poster a guide shows.',
  canBeExcused: false,
  check(content) {
    return [
      ...relatedProblems(content),
      ...noCarProblems(content),
      ...placeKeyProblems(content),
      ...posterProblems(content),
      ...calculatorProblems(content),
    ];
  },
};

function relatedProblems(content: CheckedContent): Finding[] {
  return recordsOf(content).flatMap(({ kind, slug: own, file, data }) =>
    folders.flatMap((folder) => {
      const named = data.related?.[folder] ?? [];
      return named.flatMap((slug, index) => {
        const path = ['related', folder, index];
        const problem = (message: string, suggestion: string) =>
          findingIn(file, path, { message, suggestion });
        const otherwise = `Name a file of ${folder} without its ending, or remove the entry.`;
        const fault = unknownSlug(content, kindOf[folder], slug, otherwise);
        if (fault) return [findingIn(file, path, fault)];
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
  const { planner } = content;
  if (!planner) return [];
  return planner.data.travel.noCarAttractions.flatMap((slug, index) => {
    const otherwise = 'Name a file of attractions without its ending, or remove the entry.';
    const fault = unknownSlug(content, 'attraction', slug, otherwise);
    return fault ? [findingIn(planner.file, ['travel', 'noCarAttractions', index], fault)] : [];
  });
}

/** Places that the planner names by kind and slug, which have to exist. */
function placeKeyProblems(content: CheckedContent): Finding[] {
  const { planner } = content;
  if (!planner) return [];
  const { form, places } = planner.data;
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
      const otherwise = 'Name a record as kind/file-name, or remove the entry.';
      const fault = unknownKey(content, ['attraction', 'activity', 'trail'], key, otherwise);
      return fault ? [findingIn(planner.file, [...path, index], fault)] : [];
    }),
  );
}

/** Records whose posters stand in the tabs of guides. */
function posterProblems(content: CheckedContent): Finding[] {
  return content.guides.flatMap(({ file, data }) =>
    data.sections.flatMap((section, at) =>
      (section.kind === 'tabs' ? section.tabs : []).flatMap(({ poster }, index) => {
        if (poster === undefined) return [];
        const otherwise = 'Name a record as kind/file-name, or remove the line.';
        const fault = unknownKey(
          content,
          ['attraction', 'activity', 'accommodation', 'trail'],
          poster,
          otherwise,
        );
        return fault ? [findingIn(file, ['sections', at, 'tabs', index, 'poster'], fault)] : [];
      }),
    ),
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
