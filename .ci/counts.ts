import { existsSync, readFileSync } from 'node:fs';

/** What the report of a runner says. */
export interface Counts {
  passed: number;
  failed: number;
  /** File and title of each test that failed, as far as the report names them. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface BrowserReport {
  stats: { expected: number; unexpected: number };
  suites: BrowserSuite[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: { file: string; title: string; ok: boolean }[];
}

const noReport: Counts = { passed: 0, failed: 1, failures: ['there is no report: the runner ended before'] };

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The counts in a report of Vitest; one failure without a report. */
export function vitestCounts(path: string): Counts {
  const report = readReport(path) as VitestReport | undefined;
  if (!report) return noReport;
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults.flatMap(({ status, fullName }) =>
        status === 'failed' ? [`${name}: ${fullName}`] : [],
      );
      return titles.length > 0 ? titles : [`${name} does not load`];
    });
  // A file that does not even load fails the run without a failed test.
  const failed = report.success ? 0 : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed, failures };
}

/** The counts in a report of Playwright; one failure without a report. */
export function browserCounts(path: string): Counts {
  const report = readReport(path) as BrowserReport | undefined;
  if (!report) return noReport;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, failures: report.suites.flatMap(browserFailures) };
}

function browserFailures({ suites = [], specs }: BrowserSuite): string[] {
  const own = specs.flatMap(({ file, title, ok }) => (ok ? [] : [`${file}: ${title}`]));
  return [...own, ...suites.flatMap(browserFailures)];
}
