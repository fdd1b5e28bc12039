import { allEntries } from '../../../content/checkedContent.ts';
import { problemIn } from '../../problemIn.ts';
import type { Rule } from '../../rule.ts';
import { valuesIn } from '../../valuesIn.ts';

export const unfinished: Rule = {
  name: 'unfinished',
  description: 'No text begins with TODO: it is what npm run new leaves for a maintainer to fill in.',
  canBeExcused: false,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) =>
      valuesIn(data, isUnfinished).map(({ path }) => {
        const message = `${path.at(-1)} is still to be written`;
        return problemIn(file, path, { rule: 'unfinished', message, suggestion: 'Replace the TODO.' });
      }),
    );
  },
};

function isUnfinished(value: unknown): value is string {
  return typeof value === 'string' && /^TODO\b/.test(value);
}
