import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { derivedContent } from '#fixtures/checkedContent.ts';
import { isFirstPark } from '#fixtures/isFirstPark.ts';
import { createSearch } from '#site/features/search/rules/createSearch.ts';

interface TypedQuery {
  typed: string;
  means: string[];
}

const queries = parse(readFileSync(join(import.meta.dirname, 'searchQueries.yaml'), 'utf8')) as TypedQuery[];
const { search: index } = derivedContent('content');

/* Another park has other places: its guide skips these tests until it has queries of its own. */
const isOfThisPark = isFirstPark();

const known = new Set(index.entries.map(({ id }) => id));
const guide = await createSearch(index);

test.runIf(isOfThisPark)('there are at least 150 queries, and each means entries that there are', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(queries.flatMap(({ means }) => means.filter((id) => !known.has(id)))).toEqual([]);
});

/** Returns the place of the first entry that is meant, from 0; Infinity if it was not found. */
function placeOf({ typed, means }: TypedQuery, day: string): number {
  const place = guide.search(typed, day).hits.findIndex(({ entry }) => means.includes(entry.id));
  return place === -1 ? Infinity : place;
}

test.runIf(isOfThisPark).each(['2027-07-10', '2027-01-10'])('on %s, what is meant is found first', (day) => {
  const places = queries.map((query) => ({ typed: query.typed, place: placeOf(query, day) }));
  const share = (most: number) => places.filter(({ place }) => place < most).length / queries.length;
  const late = places.filter(({ place }) => place > 0).map(({ typed, place }) => `${typed}: ${place + 1}`);
  expect(share(3), `not among the first three or not first: ${late.join(', ')}`).toBeGreaterThanOrEqual(0.95);
  expect(share(1), `not first: ${late.join(', ')}`).toBeGreaterThanOrEqual(0.85);
});
