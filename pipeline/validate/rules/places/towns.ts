import { didYouMean } from '../../../spelling/closest.ts';
import { recordsOf } from '../../../content/checkedContent.ts';
import { orList } from '../../describeError.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

export const towns: Rule = {
  name: 'towns',
  description:
    'The town of a record is one of the ids under locations of site.yaml, each of which is there once: no filter ' +
    'would find another.',
  canBeExcused: false,
  check(content) {
    const { site } = content;
    if (!site) return [];
    const ids = site.data.locations.map(({ id }) => id);
    const twice = ids.flatMap((id, index) => {
      if (ids.indexOf(id) === index) return [];
      const suggestion = 'Remove one of the two.';
      const message = `the location "${id}" is listed twice`;
      return [findingIn(site.file, ['locations', index, 'id'], { message, suggestion })];
    });
    const unknown = [...recordsOf(content), ...content.importedEvents].flatMap(({ file, data: { town } }) => {
      if (ids.includes(town)) return [];
      const message = `town must be ${orList(ids)} (got "${town}")`;
      const suggestion =
        didYouMean(town, ids) ?? 'Take one of these, or add the area under locations of site.yaml.';
      return [findingIn(file, ['town'], { message, suggestion })];
    });
    return [...twice, ...unknown];
  },
};
