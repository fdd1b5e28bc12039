import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCounts, vitestCounts } from './counts.ts';

const dir = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('a journey that passes at its second try counts as passed and is named; one that never does has failed', () => {
  const slow = { error: { message: 'Timeout of 30000ms' } };
  const spec = (title: string, ok: boolean, results: object[]) => ({
    file: 'a.spec.ts',
    title,
    ok,
    tests: [{ results }],
  });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [spec('one', true, [{}]), spec('two', true, [slow, {}]), spec('three', false, [slow, slow])] },
    ],
  };
  const path = join(dir, 'browser.json');
  writeFileSync(path, JSON.stringify(report));
  expect(browserCounts(path)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      'passed at the second try: a.spec.ts: two\n  Timeout of 30000ms',
      'a.spec.ts: three\n  Timeout of 30000ms',
    ],
  });
});

test('a unit test that passes at its second try counts as passed and is named; a file that does not load is named too', () => {
  const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    success: false,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          assertion('one', 'passed'),
          assertion('two', 'passed', 'Error: too late'),
          assertion('three', 'failed', 'Error: never'),
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  const path = join(dir, 'unit.json');
  writeFileSync(path, JSON.stringify(report));
  expect(vitestCounts(path)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      'passed at the second try: a.test.ts: two\n  Error: too late',
      'a.test.ts: three\n  Error: never',
      'b.test.ts does not load\n  no such module',
    ],
  });
});
