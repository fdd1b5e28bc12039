import { folderOf } from '../../content/contentKinds.ts';
import { idOf } from '../../content/idOf.ts';
import { eventsOf, recordsOf } from '../content.ts';
import { problemIn } from '../problemIn.ts';
import type { Rule } from '../rule.ts';

export const uniqueIds: Rule = {
  name: 'unique-ids',
  description:
    'No two records share an id. Ids are derived from file names, so a clash is mended by another name.',
  canBeExcused: false,
  check(content) {
    const owners = new Map<number, string>();
    const places = recordsOf(content).filter(({ kind }) => kind !== 'event');
    return [...places, ...eventsOf(content)].flatMap(({ kind, slug, file }) => {
      const id = idOf(folderOf[kind === 'imported-event' ? 'event' : kind], slug);
      const owner = owners.get(id);
      owners.set(id, file.path);
      if (owner === undefined) return [];
      const message = `this record and ${owner} have the same id ${id}`;
      return [
        problemIn(file, [], { rule: 'unique-ids', message, suggestion: 'Rename one of the two files.' }),
      ];
    });
  },
};
