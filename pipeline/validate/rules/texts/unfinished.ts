import { allEntries } from '../../../content/checkedContent.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { valuesIn } from '../../valuesIn.ts';

export const unfinished: Rule = {
  name: 'unfinished',
  description: 'No text begins with TODO: it is what npm run new leaves for a maintainer to fill in.',
  canBeExcused: false,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) => {
      const values = valuesIn(data, isUnfinished).map(({ path }) => {
        const message = `${path.at(-1)} is still to be written`;
        return findingIn(file, path, { message, suggestion: 'Replace the TODO.' });
      });
      const line = file.body?.text.split('\n').findIndex((one) => isUnfinished(one.trim())) ?? -1;
      if (line === -1) return values;
      const finding = {
        message: 'the text is still to be written',
        suggestion: 'Replace the TODO.',
      };
      return [...values, { ...findingIn(file, null, finding), line: (file.body?.line ?? 1) + line }];
    });
  },
};

function isUnfinished(value: unknown): value is string {
  return typeof value === 'string' && /^TODO\b/.test(value);
}
