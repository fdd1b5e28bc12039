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
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away' },
        ],
      },
      { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is' }] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(vitestCounts(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts: takes away', 'c.test.ts does not load'],
  });
});

test('counts a run whose only fault is a file that does not load as failed', () => {
  const testResults = [{ name: 'c.test.ts', status: 'failed', assertionResults: [] }];
  const report = reportOf({ numPassedTests: 5, numFailedTests: 0, success: false, testResults });
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, failures: ['c.test.ts does not load'] });
});

test('names the browser tests that failed, however deep their suite', () => {
  const report = reportOf({
    stats: { expected: 3, unexpected: 2 },
    suites: [
      {
        specs: [{ file: 'a.spec.ts', title: 'opens', ok: false }],
        suites: [
          {
            specs: [
              { file: 'a.spec.ts', title: 'closes', ok: false },
              { file: 'a.spec.ts', title: 'stays', ok: true },
            ],
          },
        ],
      },
    ],
  });
  expect(browserCounts(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['a.spec.ts: opens', 'a.spec.ts: closes'],
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
