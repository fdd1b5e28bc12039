import { expect, test } from 'vitest';
import type { Problem } from '../content/problem.ts';
import { createProblemTracker } from './problemTracker.ts';

const problem = (severity: Problem['severity'], message: string, line = 1): Problem => ({
  file: 'a.yaml',
  line,
  column: 1,
  path: '',
  rule: 'freshness',
  severity,
  message,
  suggestion: null,
});

test('a warning is said once as long as it stands, an error at each save', () => {
  const problemsToPrint = createProblemTracker();
  const old = problem('warning', 'old');
  const wrong = problem('error', 'wrong');
  expect(problemsToPrint([old, wrong])).toEqual([old, wrong]);
  expect(problemsToPrint([problem('warning', 'old', 7), wrong])).toEqual([wrong]);
  expect(problemsToPrint([])).toEqual([]);
  expect(problemsToPrint([old])).toEqual([old]);
});
