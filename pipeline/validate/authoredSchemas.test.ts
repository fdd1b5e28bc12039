import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ContentKind, fileOf, folderOf } from '../content/contentKinds.ts';
import { readSchemas } from '#schemas/readSchemas.ts';
import { fixtureDir } from '../fixtures/fixtureContent.ts';
import { propertyRuns } from '../fixtures/testScope.ts';
import { loadContent } from '../load/loadContent.ts';
import { parseFrontMatter } from '../load/parseFrontMatter.ts';
import { parseYaml } from '../load/parseYaml.ts';
import { isAuthored, meaningOf, validatorOf } from './authoredSchemas.ts';

const listOf = <T>(name: string): T[] =>
  parse(readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8')) as T[];

/** File, text in it and the mistake that replaces it. */
const mistakes = [
  ...readdirSync(join(import.meta.dirname, '../fixtures/mistakes'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((topic) =>
      listOf<{ file: string; find: string | null; replace: string }>(join('mistakes', topic)).map(
        ({ file, find, replace }): [string, string | null, string] => [file, find, replace],
      ),
    ),
  ...listOf<[string, string, string]>('plantedTypos.yaml').map(
    ([file, right, wrong]): [string, string, string] => [file, right, wrong],
  ),
];

const kinds = Object.entries({ ...folderOf, ...fileOf }) as [ContentKind, string][];

/** Returns the verdicts of both validators, the precompiled one first. */
function verdicts(kind: ContentKind, data: unknown): [boolean, boolean] {
  return [isAuthored(kind, data), validatorOf(kind)(data)];
}

describe('validators that were compiled ahead say the same as the schemas', () => {
  test.each(mistakes)('%s: %s -> %s', (file, find, wrong) => {
    const kind = kinds.find(([, place]) => place === file || place === file.split('/')[0])?.[0];
    if (!kind) return;
    const text =
      find === null ? wrong : readFileSync(join(fixtureDir, file), 'utf8').replace(find, () => wrong);
    const { data } = file.endsWith('.md') ? parseFrontMatter(text) : parseYaml(text);
    const [ahead, requests] = verdicts(kind, data);
    expect(ahead).toBe(requests);
  });

  test('of any record with anything in the place of any of its values', () => {
    const { files } = loadContent(fixtureDir);
    const json = fc.jsonValue({ maxDepth: 2 });
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.nat(),
        fc.option(json),
        ({ kind, data }, place, replacement) => {
          const edited = withEdit(data, place, replacement);
          const [ahead, requests] = verdicts(kind, edited);
          expect(ahead, JSON.stringify(edited)).toBe(requests);
        },
      ),
      propertyRuns(2000),
    );
  });
});

/** A copy with one of the values inside replaced, or taken out for null. */
function withEdit(data: unknown, place: number, replacement: unknown): unknown {
  const places: [Record<string, unknown>, string][] = [];
  const copy: unknown = JSON.parse(
    JSON.stringify(data),
    function (this: Record<string, unknown>, key, value: unknown) {
      places.push([this, key]);
      return value;
    },
  );
  const [holder, key] = places[place % places.length]!;
  if (key === '') return replacement;
  if (replacement === null) Reflect.deleteProperty(holder, key);
  else holder[key] = replacement;
  return copy;
}

test.each(kinds)('every key that a file of kind %s needs has a meaning', (kind) => {
  const { properties = {}, required = [] } = readSchemas('authored')[kind] ?? {};
  expect(required.length).toBeGreaterThan(0);
  expect(required.filter((key) => !meaningOf(properties[key] ?? {}))).toEqual([]);
});
