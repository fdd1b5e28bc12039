import { allEntries } from '../../../content/checkedContent.ts';
import { foreignSpellings } from '../../../spelling/canadianSpellings.ts';
import { positionOf, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { valuesIn } from '../../valuesIn.ts';

export const spelling: Rule = {
  name: 'spelling',
  description:
    'A guide in Canadian English (language en-CA in site.yaml) is spelled as in Canada: centre, colour, travelled. A ' +
    'list has the words; addresses and code are left alone.',
  canBeExcused: true,
  check(content) {
    if (content.site?.data.language !== 'en-CA') return [];
    const texts = allEntries(content).flatMap(({ file, data }) => [
      ...valuesIn(data, (value): value is string => typeof value === 'string').map(({ path, value }) => ({
        file,
        path,
        value,
      })),
      ...(file.body ? [{ file, path: null, value: file.body.text }] : []),
    ]);
    return texts.flatMap(({ file, path, value }) =>
      foreignSpellings(value).map(({ found, meant }) => {
        const finding = {
          message: `"${found}" is spelled otherwise in Canada`,
          suggestion: `Write ${meant}`,
        };
        if (path) return findingIn(file, path, { ...finding, snippet: found });
        const { line, column } = positionOf(file.text, found, { line: file.body?.line ?? 1, column: 1 });
        return { ...findingIn(file, [], finding), line, column, path: 'body' };
      }),
    );
  },
};
