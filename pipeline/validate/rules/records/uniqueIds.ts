import { folderOf } from '../../../content/contentKinds.ts';
import { formerSlugsOf, recordId } from '../../../content/idOf.ts';
import { eventsOf, recordsOf } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const uniqueIds: Rule = {
  name: 'unique-ids',
  description:
    'No two records share an id. Ids are derived from file names, so a clash is mended by another name.',
  canBeExcused: false,
  check(content) {
    const owners = new Map<number, { path: string; first: string }>();
    const places = recordsOf(content).filter(({ kind }) => kind !== 'event');
    return [...places, ...eventsOf(content)].flatMap(({ kind, slug, file, data }) => {
      const id = recordId(folderOf[kind === 'imported-event' ? 'event' : kind], { slug, data });
      const owner = owners.get(id);
      const first = formerSlugsOf(data)[0] ?? slug;
      owners.set(id, { path: file.path, first });
      // A name that belongs to two is told by the rule of names.
      if (owner === undefined || owner.first === first) return [];
      const message = `this record and ${owner.path} have the same id ${id}`;
      return [findingIn(file, [], { message, suggestion: 'Rename one of the two files.' })];
    });
  },
};
