import { describe, expect, test } from 'vitest';
import type { Problem } from '../problem.ts';
import { formatProblems } from './formatProblems.ts';

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
    expect(
      formatProblems([problem], 'text', () => source),
    ).toBe(`content/trails/marsh.yaml:2:13  error  difficulty must be easy, moderate or hard (got "eazy")  [schema]
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

test('json is the list itself', () => {
  expect(JSON.parse(formatProblems([problem], 'json', () => null))).toEqual([problem]);
});

describe('github', () => {
  test('escapes what would end a command', () => {
    const odd = { ...problem, file: 'content/a,b:c.yaml', message: '100%\nwrong' };
    expect(formatProblems([odd], 'github', () => null).split('\n')[0]).toBe(
      '::error file=content/a%2Cb%3Ac.yaml,line=2,col=13::100%25%0Awrong%0ADid you mean "easy"?',
    );
  });

  test('gives ten annotations and the rest as text', () => {
    const report = formatProblems(
      Array.from({ length: 12 }, () => problem),
      'github',
      () => null,
    );
    expect(report.match(/^::error/gm)).toHaveLength(10);
    expect(report).toContain('2 more:\ncontent/trails/marsh.yaml:2 difficulty');
    expect(report).toContain('12 errors, 0 warnings.');
  });
});
