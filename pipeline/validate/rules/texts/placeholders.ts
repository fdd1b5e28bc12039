import { didYouMean } from '../../../spelling/closest.ts';
import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';

/** Words in braces in whose place the build puts a text (newsletterPromises.ts, thirdParties.ts, photographsWanted.ts). */
const known = [
  '{newsletter privacy}',
  '{newsletter terms}',
  '{outside hosts}',
  '{outside hosts after consent}',
  '{photographs wanted}',
];

export const placeholders: Rule = {
  name: 'placeholders',
  description:
    'Words in braces in the text of a page are ones in whose place the build puts a text: {newsletter privacy}, ' +
    '{newsletter terms}, {outside hosts}, {outside hosts after consent} or {photographs wanted}. Visitors would see all others.',
  canBeExcused: false,
  check({ pages, guides }) {
    return [...pages, ...guides].flatMap(({ kind, file }) =>
      [...(file.body?.text ?? '').matchAll(/\{[a-z][a-z ]*\}/gi)].flatMap(({ 0: found }) => {
        if (kind === 'page' && known.includes(found)) return [];
        const suggestion =
          kind === 'page'
            ? (didYouMean(found, known) ?? `Known: ${known.join(', ')}.`)
            : 'Write the text itself.';
        const message = `nothing is put in the place of ${found}`;
        return [findingIn(file, null, { message, suggestion, snippet: found })];
      }),
    );
  },
};
