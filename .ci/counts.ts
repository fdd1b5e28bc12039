import { existsSync, readFileSync } from 'node:fs';

/** How many tests of a runner passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The counts in a report of Vitest; one failure without a report. */
export function vitestCounts(path: string): Counts {
  const report = readReport(path) as
    | { numPassedTests: number; numFailedTests: number; success: boolean }
    | undefined;
  if (!report) return { passed: 0, failed: 1 };
  // A file that does not even load fails the run without a failed test.
  const failed = report.success ? 0 : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed };
}

/** The counts in a report of Playwright; one failure without a report. */
export function browserCounts(path: string): Counts {
  const report = readReport(path) as { stats: { expected: number; unexpected: number } } | undefined;
  return report
    ? { passed: report.stats.expected, failed: report.stats.unexpected }
    : { passed: 0, failed: 1 };
}
