import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browserCounts, vitestCounts } from './counts.ts';

function reportOf(value: unknown): string {
  const dir = mkdtempSync(join(tmpdir(), 'counts-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'report.json'), JSON.stringify(value));
  return join(dir, 'report.json');
}

test('names the unit tests that failed and files that do not load', () => {
  const report = reportOf({
    numPassedTests: 2,
    numFailedTests: 1,
    success: false,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'takes away',
            failureMessages: ['AssertionError: expected 3 to be 2\n    at a.test.ts:3:1'],
          },
        ],
      },
      {
        name: 'b.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'is', failureMessages: [] }],
      },
      { name: 'c.test.ts', status: 'failed', message: "Cannot find 'd.ts'", assertionResults: [] },
    ],
  });
  expect(vitestCounts(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      'a.test.ts: takes away\n  AssertionError: expected 3 to be 2\n  at a.test.ts:3:1',
      "c.test.ts does not load\n  Cannot find 'd.ts'",
    ],
  });
});

test('counts a run whose only fault is a file that does not load as failed', () => {
  const testResults = [{ name: 'c.test.ts', status: 'failed', message: '', assertionResults: [] }];
  const report = reportOf({ numPassedTests: 5, numFailedTests: 0, success: false, testResults });
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, failures: ['c.test.ts does not load'] });
});

test('names the browser tests that failed, however deep their suite, and says how their messages begin', () => {
  const passed = [{ results: [{}] }];
  const lines = ['', 'Expected: 1', ...Array.from({ length: 20 }, (_, line) => `line ${line}`)];
  const failed = [
    { results: [{ error: { message: `\u001b[31mError: seven\u001b[39m\n${lines.join('\n')}` } }] },
  ];
  const report = reportOf({
    stats: { expected: 3, unexpected: 2 },
    suites: [
      {
        specs: [{ file: 'a.spec.ts', title: 'opens', ok: false, tests: [] }],
        suites: [
          {
            specs: [
              { file: 'a.spec.ts', title: 'closes', ok: false, tests: failed },
              { file: 'a.spec.ts', title: 'stays', ok: true, tests: passed },
            ],
          },
        ],
      },
    ],
  });
  expect(browserCounts(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      'a.spec.ts: opens',
      expect.stringMatching(/^a\.spec\.ts: closes\n {2}Error: seven\n {2}Expected: 1\n(.*\n){5} {2}line 5$/),
    ],
  });
});

test.each([vitestCounts, browserCounts])('a run without a report has failed: $name', (counts) => {
  const missing = join(tmpdir(), 'there-is-no-such-report.json');
  expect(counts(missing)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringContaining('no report')],
  });
});
