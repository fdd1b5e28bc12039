import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../content/problem.ts';
import { copyFixture, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { formatProblems, codeFrame } from './formatProblems.ts';
import { validateContent } from '../validate/validateContent.ts';
import { createAjv, type JsonSchema } from '#schemas/readSchemas.ts';

const problem: Problem = {
  file: 'content/trails/marsh.yaml',
  line: 2,
  column: 13,
  path: 'difficulty',
  rule: 'schema',
  message: 'difficulty must be easy, moderate or hard (got "eazy")',
  suggestion: 'Did you mean "easy"?',
  severity: 'error',
};
const source = 'name: Marsh\ndifficulty: eazy\ntown: banff\ndistanceKm: 1\n';

describe('text', () => {
  test('names place, message and rule, shows the line and what would mend it', () => {
    expect(formatProblems([problem], 'text', () => source))
      .toBe(`content/trails/marsh.yaml:2:13  error  difficulty must be easy, moderate or hard (got "eazy")  [schema]
  1 | name: Marsh
> 2 | difficulty: eazy
    |             ^
  3 | town: banff
Did you mean "easy"?

1 error, 0 warnings.
`);
  });

  test('does without a frame when there is no source', () => {
    expect(formatProblems([problem], 'text', () => null)).not.toContain('|');
  });

  test('says when there is nothing to say', () => {
    expect(formatProblems([], 'text', () => null)).toBe('No problems.\n');
  });
});

test('errors and warnings are counted in the singular and the plural', () => {
  const last = (...severities: Problem['severity'][]) =>
    formatProblems(
      severities.map((severity) => ({ ...problem, severity })),
      'text',
      () => null,
    )
      .trimEnd()
      .split('\n')
      .at(-1);
  expect(last('error', 'error', 'warning')).toBe('2 errors, 1 warning.');
  expect(last('warning', 'warning')).toBe('0 errors, 2 warnings.');
});

test('a problem without a suggestion has no line for one', () => {
  const plain = { ...problem, suggestion: null, severity: 'warning' } as const;
  expect(formatProblems([plain], 'text', () => null)).toBe(
    'content/trails/marsh.yaml:2:13  warning  difficulty must be easy, moderate or hard (got "eazy")  [schema]\n\n0 errors, 1 warning.\n',
  );
  expect(formatProblems([plain], 'github', () => null)).toBe(
    '::warning file=content/trails/marsh.yaml,line=2,col=13::difficulty must be easy, moderate or hard (got "eazy")\n0 errors, 1 warning.\n',
  );
});

test('json is the list itself', () => {
  expect(formatProblems([problem], 'json', () => null).endsWith(']\n')).toBe(true);
  expect(JSON.parse(formatProblems([problem], 'json', () => null))).toEqual([problem]);
});

describe('github', () => {
  test('escapes what would end a command', () => {
    const odd = { ...problem, file: 'content/a,b:c.yaml', message: '100%\nwrong' };
    expect(formatProblems([odd], 'github', () => null).split('\n')[0]).toBe(
      '::error file=content/a%2Cb%3Ac.yaml,line=2,col=13::100%25%0Awrong%0ADid you mean "easy"?',
    );
  });

  test('a line break of Windows is escaped, too', () => {
    const odd = { ...problem, message: 'a\r\nb', suggestion: null };
    expect(formatProblems([odd], 'github', () => null)).toContain('::a%0D%0Ab\n');
  });

  test('gives ten annotations and the rest as text', () => {
    const report = formatProblems(
      Array.from({ length: 12 }, () => problem),
      'github',
      () => null,
    );
    expect(report.match(/^::error/gm)).toHaveLength(10);
    expect(report).toContain('2 more:\ncontent/trails/marsh.yaml:2 difficulty');
    expect(report).toContain('12 errors, 0 warnings.\n12 of them are the same mistake.');
  });
});

const text = Array.from({ length: 12 }, (_, n) => `line ${n + 1}`).join('\n');

test('the line at fault stands between its neighbours, a caret below its column', () => {
  expect(codeFrame(text, { line: 5, column: 3 })).toBe(`  4 | line 4
> 5 | line 5
    |   ^
  6 | line 6`);
});

test('numbers of different widths line up', () => {
  expect(codeFrame(text, { line: 9, column: 1 })).toBe(`   8 | line 8
>  9 | line 9
     | ^
  10 | line 10`);
});

test('the first and the last line have one neighbour', () => {
  expect(codeFrame(text, { line: 1, column: 1 })).toBe(`> 1 | line 1
    | ^
  2 | line 2`);
  expect(codeFrame(text, { line: 12, column: 6 })).toBe(`  11 | line 11
> 12 | line 12
     |      ^`);
});

test('lines may end as on Windows, and empty ones have no space at their end', () => {
  expect(codeFrame('a\r\n\r\nb', { line: 2, column: 1 })).toBe('  1 | a\n> 2 |\n    | ^\n  3 | b');
});

test('a long line is cut after 160 characters, and its caret stays within', () => {
  const long = 'x'.repeat(170);
  expect(codeFrame(long, { line: 1, column: 160 })).toBe(
    `> 1 | ${'x'.repeat(160)}\n    | ${' '.repeat(159)}^`,
  );
  expect(codeFrame(long, { line: 1, column: 165 })).toBe(
    `> 1 | ${'x'.repeat(160)}\n    | ${' '.repeat(159)}^`,
  );
});

test('a line beyond the text has no frame', () => {
  expect(codeFrame('a\nb', { line: 3, column: 1 })).toBe('');
});

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
