import { allEntries } from '../../../content/checkedContent.ts';
import { hostsIn, isHostOf } from '../../../sources/hosts.ts';
import { findingIn } from '../../findingIn.ts';
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
    // The rule on sources reports those of figures.
    const isBanned = (value: unknown, key: unknown): value is string => {
      if (typeof value !== 'string' || key === 'source') return false;
      const text = value.toLowerCase();
      return notCitable.some((name) => text.includes(name));
    };
    const others = allEntries(content).filter(({ kind }) => kind !== 'site');
    return others.flatMap(({ file, data }) =>
      valuesIn(data, isBanned).map(({ path, value }) => {
        const host =
          hostsIn(value).find((found) => isHostOf(notCitable, found)) ??
          notCitable.find((name) => value.toLowerCase().includes(name));
        const message = `${host} is no source that can be named`;
        const suggestion = 'Remove it, or name the source that it copied from.';
        return findingIn(file, path, { message, suggestion });
      }),
    );
  },
};
