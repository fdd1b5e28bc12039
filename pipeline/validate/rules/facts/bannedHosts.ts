import { allEntries } from '../../../content/checkedContent.ts';
import { hostsIn, isHostOf } from '../../../sources/hosts.ts';
import { problemIn } from '../../problemIn.ts';
import type { Rule } from '../../rule.ts';
import { valuesIn } from '../../valuesIn.ts';

export const bannedHosts: Rule = {
  name: 'banned-hosts',
  description:
    'No text, notes for maintainers among them, names a host under sources.notCitable of site.yaml: a figure would rest ' +
    'on it after all.',
  canBeExcused: false,
  check(content) {
    const { notCitable = [] } = content.site?.data.sources ?? {};
    if (notCitable.length === 0) return [];
    const others = allEntries(content).filter(({ kind }) => kind !== 'site');
    return others.flatMap(({ file, data }) =>
      valuesIn(data, (value): value is string => typeof value === 'string').flatMap(({ path, value }) => {
        // The rule on sources reports those of figures.
        if (path.at(-1) === 'source') return [];
        const text = value.toLowerCase();
        const host =
          hostsIn(value).find((found) => isHostOf(notCitable, found)) ??
          notCitable.find((name) => text.includes(name));
        if (host === undefined) return [];
        const message = `${host} is no source that can be named`;
        const suggestion = 'Remove it, or name the source that it copied from.';
        return [problemIn(file, path, { rule: 'banned-hosts', message, suggestion })];
      }),
    );
  },
};
