import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fixtureDir } from '../fixtures/fixtureContent.ts';
import { isFirstPark } from '../fixtures/isFirstPark.ts';
import { propertyRuns } from '../fixtures/testScope.ts';
import { valueAt, type ContentFile, type KeyPath } from '../content/loadedContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { parseFrontMatter } from '../load/parseFrontMatter.ts';
import { isSourced } from '../validate/factsIn.ts';
import { valuesIn } from '../validate/valuesIn.ts';
import { recordName } from './recordName.ts';
import { verifiedText } from './verifiedText.ts';

const look = {
  values: [],
  source: 'https://park.example/a?b=1,2#c',
  status: 'official',
  on: '2026-11-26',
} as const;

const dataOf = (file: ContentFile, text: string): unknown =>
  file.body ? parseFrontMatter(text).data : parse(text);

/** Returns the lines of a group that a look may change. */
function linesOf(file: ContentFile, group: KeyPath): Set<number> {
  const lines = new Set<number>();
  for (const key of ['source', 'status', 'verifiedOn']) lines.add(file.locate([...group, key]).line);
  return lines;
}

describe.each([
  ['the guide', join(import.meta.dirname, '../../content')],
  ['the made-up park', fixtureDir],
])('in every record of %s', (_, dir) => {
  const files = loadContent(dir).files.filter((file) => recordName(file) !== null);
  test('a look at one figure changes its source, status and day, and no other byte', () => {
    let figures = 0;
    // By day every fourth figure.
    const { numRuns } = propertyRuns(4);
    for (const file of files) {
      for (const { path } of valuesIn(file.data, isSourced)) {
        figures += 1;
        if (figures % 4 >= numRuns) continue;
        const text = verifiedText(file, { ...look, group: path });
        const expected = structuredClone(file.data);
        const group = valueAt(expected, path) as Record<string, unknown>;
        Object.assign(group, { source: look.source, status: look.status });
        if (group.verifiedOn !== undefined) group.verifiedOn = look.on;
        expect(dataOf(file, text), `${file.path} ${path.join('.')}`).toEqual(expected);
        const before = file.text.split('\n');
        const after = text.split('\n');
        // A source of several lines becomes one of one line.
        if (before.length !== after.length) continue;
        const allowed = linesOf(file, path);
        const changed = before.flatMap((line, index) => (line === after[index] ? [] : [index + 1]));
        expect(
          changed.filter((line) => !allowed.has(line)),
          file.path,
        ).toEqual([]);
      }
    }
    // A guide that has just begun has few.
    const least = dir === fixtureDir ? 50 : isFirstPark() ? 700 : 0;
    expect(figures).toBeGreaterThan(least);
  }, 300_000);
});

const record = (text: string) => ({ text, data: parse(text) as unknown });

test.each([
  ['block', 'price:\n  amount: 10 # a day\n  source: old\n  status: secondary\n  verifiedOn: null # never\n'],
  ['flow', 'price: { amount: 10, source: "old", status: secondary, verifiedOn: null } # flow\n'],
  [
    'Windows',
    'price:\r\n  amount: 10\r\n  source: >-\r\n    old\r\n    words\r\n  status: secondary\r\n  verifiedOn: null\r\n',
  ],
  [
    'odd spaces',
    'price:\n    amount:   10\n    source:   old\n\n    status: secondary\n    verifiedOn: null\nname: x\n',
  ],
])('the new figure is written in place: %s', (_, text) => {
  const values = [{ path: ['price', 'amount'], value: 12.5 }];
  const changed = verifiedText(record(text), { ...look, values, group: ['price'] });
  expect(parse(changed)).toMatchObject({
    price: { amount: 12.5, source: look.source, status: 'official', verifiedOn: '2026-11-26' },
  });
  for (const kept of text.match(/#.*|\r/g) ?? []) expect(changed).toContain(kept);
  expect(changed.includes('\r')).toBe(text.includes('\r'));
});

test('verifying twice on one day changes nothing the second time', () => {
  const once = verifiedText(record('source: a\nstatus: secondary\nverifiedOn: null\n'), {
    ...look,
    group: [],
  });
  expect(verifiedText(record(once), { ...look, group: [] })).toBe(once);
});

test('a value of several lines in a list or map is refused', () => {
  const list = record('source: a\nstatus: secondary\nverifiedOn: null\nmonths: [july]\n');
  const values = [{ path: ['months'], value: 'june' }];
  expect(() => verifiedText(list, { ...look, values, group: [] })).toThrow('months is no single value');
});
