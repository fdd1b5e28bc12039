import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { derivedContent } from '#fixtures/checkedContent.ts';
import { isFirstPark } from '#fixtures/isFirstPark.ts';
import { settings } from '#fixtures/testScope.ts';
import { recordKinds } from '#schemas/recordKinds.ts';
import { published } from '../data/published.ts';
import { renderRoute } from '../test/renderRoute.tsx';
import { server } from '../test/server.ts';

interface TypedQuery {
  typed: string;
  /** Addresses of the pages that answer; `*` stands for any text. */
  right: string[];
}

const file = join(import.meta.dirname, '../../.ci/searchQueries.yaml');
const lists = parse(readFileSync(file, 'utf8')) as Record<'names' | 'questions' | 'heldOut', TypedQuery[]>;

const kinds = Object.values(recordKinds);

/** Returns true if an address is right, or a list of the kind of a right record with a filter on. */
function isRight(href: string, right: readonly string[]): boolean {
  const [path, query] = href.split('?');
  const kind =
    query !== undefined && !query.startsWith('event=') && kinds.find(({ listPath }) => listPath === path);
  return right.some((pattern) => {
    const matches = new RegExp(`^${pattern.replaceAll(/[.?+]/g, '\\$&').replaceAll('*', '.*')}$`);
    return matches.test(href) || (kind && pattern.startsWith(kind.path));
  });
}

/** Returns the addresses of all links that the page of the search shows for a text, in their order. */
function addressesFor(typed: string): string[] {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  const links = screen.getByRole('main').querySelectorAll('a[href]');
  return [...links].map((link) => link.getAttribute('href') ?? '');
}

afterEach(() => vi.useRealTimers());

/* Another park has other places: its guide skips these tests until it has queries of its own. */
test.runIf(isFirstPark()).each(
  settings(['2027-07-10', '2027-01-10'], 1).flatMap(
    (day) =>
      [
        ['names', day, 0.9, 0.98],
        ['questions', day, 0.9, 0.98],
        ['heldOut', day, 0.8, 0.9],
      ] as const,
  ),
)('of the %s on %s, %d have a right page first, %d within three', async (name, day, first, three) => {
  vi.setSystemTime(new Date(`${day}T18:00:00Z`));
  const { search, site } = derivedContent('content');
  server.use(
    http.get(`*${published.search}`, () => HttpResponse.json(search)),
    http.get(`*${published.site}`, () => HttpResponse.json(site)),
  );
  await renderRoute('/search?q=lake');
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(/result/));
  const places = lists[name]
    .filter(({ right }) => right.length > 0)
    .map(({ typed, right }) => {
      const addresses = addressesFor(typed);
      const place = addresses.findIndex((href) => isRight(href, right));
      return { typed, place: place === -1 ? Infinity : place, first: addresses[0] };
    });
  const late = places
    .filter(({ place }) => place > 0)
    .map((query) => `${query.typed}: ${query.place + 1}, ${query.first}`);
  const share = (most: number) => places.filter(({ place }) => place < most).length / places.length;
  expect(share(1), late.join('\n')).toBeGreaterThanOrEqual(first);
  expect(share(3), late.join('\n')).toBeGreaterThanOrEqual(three);
});

test.runIf(isFirstPark())('every answer that the meanings name is there', () => {
  const { entries, meanings } = derivedContent('content').search;
  const ids = new Set(entries.map(({ id }) => id));
  expect(meanings.flatMap(({ answers = [] }) => answers.filter((id) => !ids.has(id)))).toEqual([]);
});

test.runIf(isFirstPark())('the index is at most 60 KB on its way', () => {
  const index = JSON.stringify(derivedContent('content').search);
  expect(brotliCompressSync(index).length).toBeLessThanOrEqual(60 * 1024);
});
