import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyFixture, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';
import { validateContent } from '../validate/validateContent.ts';
import { formatProblems } from './formatProblems.ts';

const schemaFile = new URL('../../schemas/check-report.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as JsonSchema;
const validate = createAjv({ schema }).getSchema(schema.$id ?? '');

test('--format json is what its schema says, from every corner of the check', () => {
  using copy = copyFixture();
  copy.edit('events/ice-days.yaml', 'isFree: false', 'isFree: maybe');
  copy.edit('events/film-week.yaml', 'name:', 'name: a\nname:');
  copy.edit('routes/bare-ridge.gpx', '</trk>', '');
  copy.edit('trails/marsh-loop.yaml', 'distanceKm: 2.1', 'distanceKm: 2.9');
  copy.edit('notes.txt', null, 'x');
  const { problems } = validateContent(loadContent(copy.content), fixtureToday);
  expect(problems.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['schema', 'yaml-syntax', 'route-syntax', 'trail-figures', 'file-unexpected']),
  );
  expect(
    validate?.(JSON.parse(formatProblems(problems, 'json', () => null))),
    JSON.stringify(validate?.errors),
  ).toBe(true);
});
