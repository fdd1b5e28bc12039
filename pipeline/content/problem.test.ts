import { expect, test } from 'vitest';
import { compareProblems, type Problem } from './problem.ts';

const problem = (file: string, line: number, column: number, message: string): Problem => ({
  file,
  line,
  column,
  message,
  path: '',
  rule: 'schema',
  suggestion: null,
  severity: 'error',
});

test('problems are ordered by file, line, column and words', () => {
  const sorted = [
    problem('a.yaml', 2, 1, 'm'),
    problem('a.yaml', 10, 1, 'm'),
    problem('a.yaml', 10, 3, 'b'),
    problem('a.yaml', 10, 3, 'c'),
    problem('b.yaml', 1, 9, 'a'),
    problem('c.yaml', 1, 1, 'a'),
  ];
  expect([...sorted].reverse().sort(compareProblems)).toEqual(sorted);
  expect([...sorted].sort(compareProblems)).toEqual(sorted);
});
