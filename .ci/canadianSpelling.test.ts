import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foreignSpellings } from '#pipeline/spelling/canadianSpellings.ts';

/** Returns what people may read of a module: the words between tags, and quoted texts of three words or more. */
function textsOf(code: string): string[] {
  const withoutComments = code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const between = [...withoutComments.matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => text);
  const quoted = [...withoutComments.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(
    ([, , text = '']) => text,
  );
  return [...between, ...quoted.filter((text) => /^\W*\p{L}+[\s,.]+\p{L}+[\s,.]+\p{L}/u.test(text))];
}

function problemsIn(file: string, texts: readonly string[]): string[] {
  return texts.flatMap(foreignSpellings).map(({ found, meant }) => `${file}: ${found}, write ${meant}`);
}

test.each([
  ['<p className={styles.center}>A gray day</p>', ['gray']],
  ["const text = 'The color of lakes';", ['color']],
  ["style({ color: vars.color.ink, alignItems: 'center' })", []],
  ['// the color of all lakes', []],
])('of %s the texts are read, not the code', (code, found) => {
  expect(
    textsOf(code)
      .flatMap(foreignSpellings)
      .map((one) => one.found),
  ).toEqual(found);
});

describe('spelled as in Canada', () => {
  test('the docs', () => {
    const files = globSync('{docs/**/,}*.md');
    expect(files.length).toBeGreaterThan(3);
    expect(files.flatMap((file) => problemsIn(file, [readFileSync(file, 'utf8')]))).toEqual([]);
  });

  test('the texts of the site and of the newsletter', () => {
    const files = globSync('{site,functions}/**/*.{ts,tsx}').filter(
      (file) => !/\.(test|spec|css)\.tsx?$|^site\/(e2e|test|build)\/|icons\//.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => problemsIn(file, textsOf(readFileSync(file, 'utf8'))))).toEqual([]);
  });
});
