import { allEntries } from '../../../content/checkedContent.ts';
import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import { isAdvice } from '../../authoredSchemas.ts';
import { findStray, placeholderWords, straysInPlainText, strayWords } from '../../../markdown/strayMarks.ts';
import { foreignSpellings } from '../../../spelling/canadianSpellings.ts';
import { translatedPhrase } from '#schemas/rules/translatedPhrases.ts';
import { pathName, findingIn, type Rule } from '../../findingIn.ts';
import { markdownTexts } from '../../markdownTexts.ts';
import { withoutCurlyQuotes } from '../../fixes/fixWord.ts';
import { textsIn, valuesIn } from '../../valuesIn.ts';

export const plainTexts: Rule = {
  name: 'plain-texts',
  description:
    'A text that is shown as it is written holds no HTML, no entities such as &amp; and no marks of Markdown, which ' +
    'visitors would see. No text holds an e-mail address, which robots collect, words that only fill a place, or the ' +
    'claim that a walk is "open and safe" (warnings).',
  canBeExcused: true,
  check(content) {
    const inMarkdown = new Set(
      markdownTexts(content).flatMap(({ file, path }) => (path ? [`${file.path} ${pathName(path)}`] : [])),
    );
    return allEntries(content)
      .filter(({ kind }) => kind !== 'site' && kind !== 'basemap')
      .flatMap(({ file, data }) =>
        [...textsIn(data), ...bodyOf(file)].flatMap(({ path, value }) => {
          if (path && isForPrograms(path, value)) return [];
          const isMarkdown = !path || inMarkdown.has(`${file.path} ${pathName(path)}`);
          const placeholder = findStray(value, placeholderWords);
          if (placeholder) return [findingIn(file, path, placeholder)];
          const strays = isMarkdown ? strayWords : [...straysInPlainText, ...strayWords];
          const stray = strays.map((one) => findStray(value, one)).find((found) => found !== null);
          return stray ? [findingIn(file, path, { ...stray, severity: 'warning' })] : [];
        }),
      );
  },
};

function bodyOf({ body }: ContentFile) {
  return body ? [{ path: null, value: body.text }] : [];
}

/** Returns true for a value that no page shows as a text. */
function isForPrograms(path: KeyPath, value: string): boolean {
  return (
    path.some((step) => step === 'source' || step === 'note' || step === 'licence') ||
    /^https?:\/\/\S+$/.test(value)
  );
}

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

export const unfinished: Rule = {
  name: 'unfinished',
  description:
    'No text begins with TODO, which npm run new leaves for a maintainer to fill in, or is the advice on what to write.',
  canBeExcused: false,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) => {
      const values = valuesIn(data, isUnfinished).map(({ path, value }) => {
        const name = path.at(-1);
        return isAdvice(value)
          ? findingIn(file, path, {
              message: `${name} holds the advice on what to write`,
              suggestion: `Write the text itself in place of "${value}"`,
            })
          : findingIn(file, path, {
              message: `${name} is still to be written`,
              suggestion: 'Replace the TODO.',
            });
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
  return typeof value === 'string' && (/^TODO\b/.test(value) || isAdvice(value));
}

export const spelling: Rule = {
  name: 'spelling',
  description:
    'A guide in Canadian English (language en-CA in site.yaml) is spelled as in Canada: centre, colour, travelled. A ' +
    'list has the words; addresses and code are left alone. Phrases that read as translated are not used: "look ' +
    'whether" for "check that".',
  canBeExcused: true,
  check(content) {
    if (content.site?.data.language !== 'en-CA') return [];
    const texts = allEntries(content).flatMap(({ file, data }) =>
      [...textsIn(data), ...bodyOf(file)].map((found) => ({ file, ...found })),
    );
    return texts.flatMap(({ file, path, value }) => {
      const phrase = isForPrograms(path ?? [], value) ? null : translatedPhrase(value);
      return [
        ...foreignSpellings(value).map(({ found, fix }) => {
          const message = `"${found}" is spelled otherwise in Canada`;
          return findingIn(file, path, { message, suggestion: `Write ${fix}`, snippet: found });
        }),
        ...(phrase
          ? [
              findingIn(file, path, {
                message: `"${phrase.found}" reads as translated`,
                suggestion: `Write ${phrase.instead}.`,
                snippet: phrase.found,
              }),
            ]
          : []),
      ];
    });
  },
};
