import { expect, test } from 'vitest';
import type { Problem } from '../content/problem.ts';
import { createChangeLog, createProblemTracker } from './contentPlugin.ts';

test('files that changed at a time or later are known, each by its last change', () => {
  const log = createChangeLog();
  expect(log.since(0)).toEqual([]);
  log.add(['a', 'b'], 100);
  log.add(['b', 'c'], 200);
  expect(log.since(100)).toEqual(['a', 'b', 'c']);
  expect(log.since(101)).toEqual(['b', 'c']);
  expect(log.since(200)).toEqual(['b', 'c']);
  expect(log.since(201)).toEqual([]);
});

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
