import { expect, test } from 'vitest';
import { copyFixture, fixtureToday } from '../../../fixtures/fixtureContent.ts';
import { loadContent } from '../../../load/loadContent.ts';
import { validateContent } from '../../validateContent.ts';

/** Returns what `site-region` says about the made-up park after an edit of its site.yaml. */
function problemsAfter(find: string, replacement: string): string[] {
  using copy = copyFixture();
  copy.edit('site.yaml', find, replacement);
  return validateContent(loadContent(copy.content), fixtureToday)
    .problems.filter(({ rule }) => rule === 'site-region')
    .map(({ message, suggestion }) => `${message}. ${suggestion}`);
}

test('the half of the earth is that of the region', () => {
  const currency = 'currency: EUR\n';
  expect(problemsAfter(currency, `${currency}hemisphere: north\n`)).toEqual([]);
  expect(problemsAfter(currency, `${currency}hemisphere: south\n`)).toEqual([
    'the region lies north of the equator, where winter is in January. Write hemisphere: north, or mend the minus sign of south and north.',
  ]);
});

test('a region in the south needs its half of the earth', () => {
  const region = 'region: { south: 51, west: 13, north: 52, east: 15 }';
  expect(problemsAfter(region, 'region: { south: -52, west: 13, north: -51, east: 15 }')).toEqual([
    'the region lies south of the equator, where winter is in July. Write hemisphere: south, or mend the minus sign of south and north.',
  ]);
});
