// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFirstPark } from '#fixtures/isFirstPark.ts';
import { isNightly } from '#fixtures/testScope.ts';
import { withoutScripts } from './pageText.ts';
import { routes } from './publishedRoutes.ts';
import { distDir } from './readDist.ts';

/** Words that say how good a source is. */
const classes = [
  /\bun(?:verified|confirmed)\b/,
  /(?<!Price |Date )\bnot (?:yet )?(?:been )?(?:verified|confirmed|checked)\b(?! the date)/,
  /\b(?:un)?official (?:sources?|ratings?|figures?)\b|\bunofficial sites?\b/,
  /\b(?:secondary|primary|public|other) sources?\b|\b(?:secondary|public) sites?\b/,
  /\bsources? (?:says?|differs?|confirms?)\b/,
  /\baccording to an?\b/,
  /\bpublished elsewhere\b/,
  /\bgeneral knowledge\b/,
  /\billustrative\b/,
  /\bthe specification\b/,
].map((words) => new RegExp(words, 'i'));

/** One of these alone is a label, in a sentence it is a word. */
const label =
  /^\W*(?:official|secondary|verified|unverified|checked|known|unknown|example|estimated?|illustrative|specification)\W*$/i;

/** Returns the text about sources that shows at once: all but the content of a closed `<details>`. */
function unasked(html: string): string[] {
  const page = new DOMParser().parseFromString(withoutScripts(html), 'text/html');
  for (const hidden of page.querySelectorAll('style, template, [hidden], details:not([open])')) {
    hidden.remove();
  }
  const text = (page.body.textContent ?? '').replaceAll(/\s+/g, ' ');
  const labels = [...page.body.querySelectorAll('*')]
    .filter(({ childElementCount, textContent }) => childElementCount === 0 && label.test(textContent ?? ''))
    .map(({ textContent }) => textContent ?? '');
  return [...classes.flatMap((words) => words.exec(text)?.[0] ?? []), ...labels];
}

test.each([
  ['<p>25,000+ subscribers (not verified).</p>', ['not verified']],
  ['<p>8 dollars, according to an unofficial site.</p>', ['unofficial site', 'according to an']],
  ['<p>2.4 km <span>(official)</span></p>', ['(official)']],
  ['<p>2.4 km <small>Known</small></p>', ['Known']],
  ['<details open><p>published elsewhere</p></details>', ['published elsewhere']],
  ['<details><summary>Sources and dates</summary><p>published elsewhere</p></details>', []],
  ['<p>From $85 <span>*</span></p><p>Prices marked * are our estimates.</p>', []],
  ['<p><a href="https://park.example">Official page</a>, best known for its lakes</p>', []],
])('%s tells %j', (html, found) => {
  expect(unasked(html)).toEqual(found);
});

/* A rule for the texts of the guide of Banff; other parks may word their sources otherwise. */
/* By day every fourth page: neighbours are of one kind. */
const looked = routes.filter((_, index) => isNightly || index % 4 === 0);
test.runIf(isFirstPark()).each([...looked.map((path) => join(path, 'index.html')), '404.html'])(
  'nobody can tell from %s how good a source is unless they ask',
  (path) => {
    expect(unasked(readFileSync(join(distDir, path), 'utf8'))).toEqual([]);
  },
);
