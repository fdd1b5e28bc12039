import { allEntries } from '../../../content/checkedContent.ts';
import { foreignSpellings } from '../../../spelling/canadianSpellings.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { textsIn } from '../../valuesIn.ts';

export const spelling: Rule = {
  name: 'spelling',
  description:
    'A guide in Canadian English (language en-CA in site.yaml) is spelled as in Canada: centre, colour, travelled. A ' +
    'list has the words; addresses and code are left alone.',
  canBeExcused: true,
  check(content) {
    if (content.site?.data.language !== 'en-CA') return [];
    const texts = allEntries(content).flatMap(({ file, data }) => [
      ...textsIn(data).map(({ path, value }) => ({
        file,
        path,
        value,
      })),
      ...(file.body ? [{ file, path: null, value: file.body.text }] : []),
    ]);
    return texts.flatMap(({ file, path, value }) =>
      foreignSpellings(value).map(({ found, meant }) => {
        const message = `"${found}" is spelled otherwise in Canada`;
        return findingIn(file, path, { message, suggestion: `Write ${meant}`, snippet: found });
      }),
    );
  },
};
