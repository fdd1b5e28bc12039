import { allEntries } from '../../../content/checkedContent.ts';
import { withoutCurlyQuotes } from '../../mends/mendWord.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { valuesIn } from '../../valuesIn.ts';

export const curlyQuotes: Rule = {
  name: 'curly-quotes',
  description:
    'No text is in curly quotes as a whole: YAML takes “ and ” for letters, so visitors would see them, and words ' +
    'with a meaning such as illustrative would lose it. Quotations may.',
  canBeExcused: true,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) =>
      valuesIn(data, isText).flatMap(({ path, value }) => {
        const inner = withoutCurlyQuotes(value);
        if (inner === null || /[“”„]/.test(inner) || path.at(-1) === 'quote') return [];
        return [
          findingIn(file, path, {
            message: `${path.at(-1)} is in curly quotes, which are letters in YAML`,
            suggestion: `Write ${inner} without them.`,
          }),
        ];
      }),
    );
  },
};

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 2 && /^[“”„«‘’‚]/.test(value);
}
