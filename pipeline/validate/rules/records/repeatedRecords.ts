import { eventsOf, recordsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { slugFault } from './slugs.ts';

export const repeatedRecords: Rule = {
  name: 'repeated-records',
  description: 'No two records of one kind have the same name in the same town: a place is listed once.',
  canBeExcused: true,
  check(content) {
    const seen = new Map<string, string>();
    const written = [...recordsOf(content).filter(({ kind }) => kind !== 'event'), ...eventsOf(content)];
    return written.flatMap(({ kind, slug, file, data }) => {
      // A bad file name is a mistake of its own.
      if (slugFault(slug) !== null) return [];
      const day = 'startDate' in data ? data.startDate : null;
      const name = data.name
        .toLowerCase()
        .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
        .trim();
      const key = [kind, name, data.town, day].join('|');
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, file.path);
        return [];
      }
      return [
        findingIn(file, ['name'], {
          message: `${first} has the same name and the same town`,
          suggestion: 'Remove one of the two files, or give this one the name that tells it apart.',
        }),
      ];
    });
  },
};
