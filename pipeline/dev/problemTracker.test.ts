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
  const unsaid = createProblemTracker();
  const old = problem('warning', 'old');
  const wrong = problem('error', 'wrong');
  expect(unsaid([old, wrong])).toEqual([old, wrong]);
  expect(unsaid([problem('warning', 'old', 7), wrong])).toEqual([wrong]);
  expect(unsaid([])).toEqual([]);
  expect(unsaid([old])).toEqual([old]);
});
