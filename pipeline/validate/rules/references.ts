import type { ContentKind } from '../../content/contentKinds.ts';
import type { Problem } from '../../content/problem.ts';
import { didYouMean } from '../../spelling/closest.ts';
import { type CheckedContent, recordsOf } from '../content.ts';
import { problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';

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
    'travel.noCarAttractions of the trip planner.',
  canBeExcused: false,
  check(content) {
    return [...relatedProblems(content), ...noCarProblems(content)];
  },
};

function relatedProblems(content: CheckedContent): Problem[] {
  const slugsIn = new Map(folders.map((folder) => [folder, new Set(content.slugs.get(kindOf[folder]))]));
  return recordsOf(content).flatMap(({ kind, slug: own, file, data }) =>
    folders.flatMap((folder) => {
      const known = slugsIn.get(folder) ?? new Set();
      const named = data.related?.[folder] ?? [];
      return named.flatMap((slug, index) => {
        const path = ['related', folder, index];
        const problem = (message: string, suggestion: string | null) =>
          problemIn(file, path, { rule: 'references', message, suggestion });
        if (!known.has(slug)) {
          return [problem(`there is no file ${folder}/${slug}.yaml`, didYouMean(slug, [...known]))];
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

function noCarProblems({ planner, slugs }: CheckedContent): Problem[] {
  if (!planner) return [];
  const known = slugs.get('attraction') ?? [];
  return planner.data.travel.noCarAttractions.flatMap((slug, index) => {
    if (known.includes(slug)) return [];
    const message = `there is no file attractions/${slug}.yaml`;
    const path = ['travel', 'noCarAttractions', index];
    return [
      problemIn(planner.file, path, { rule: 'references', message, suggestion: didYouMean(slug, known) }),
    ];
  });
}
