import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Counts in the report of a runner. */
export interface Counts {
  passed: number;
  failed: number;
  /** File and title of each test that failed, if only at its first try, as far as the report names them, and how its message begins. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { name: string; status: string; message: string; assertionResults: VitestAssertion[] }[];
}

interface VitestAssertion {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface BrowserReport {
  /** Flaky: passed at the second try. */
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** Stands before the name of a test that failed once and then passed. */
const secondTry = 'passed at the second try: ';

/** Number of lines of a message that show the expected and the actual value. */
const messageLines = 8;

/** Returns a line for a test that failed, and below it how its message begins: a log may be cut above its summary. */
function failure(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, messageLines).map((line) => `  ${line.trim()}`)].join('\n');
}

const noReport: Counts = { passed: 0, failed: 1, failures: ['there is no report: the runner ended before'] };

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Returns the counts in a report of Vitest; one failure without a report. */
export function vitestCounts(path: string): Counts {
  const report = readReport(path) as VitestReport | undefined;
  if (!report) return noReport;
  const failures = report.testResults.flatMap(({ name, status: outcome, message, assertionResults }) => {
    // A test that passed keeps the message of its first try.
    const named = assertionResults.flatMap(({ status, fullName, failureMessages: [first] }) =>
      first === undefined
        ? []
        : [failure(`${status === 'failed' ? '' : secondTry}${name}: ${fullName}`, first)],
    );
    const explained = outcome !== 'failed' || assertionResults.some(({ status }) => status === 'failed');
    return explained ? named : [...named, failure(`${name} does not load`, message)];
  });
  // A file that does not even load fails the run without a failed test.
  const failed = report.success ? 0 : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed, failures };
}

/** Returns the counts in a report of Playwright; one failure without a report. */
export function browserCounts(path: string): Counts {
  const report = readReport(path) as BrowserReport | undefined;
  if (!report) return noReport;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected, failures: report.suites.flatMap(browserFailures) };
}

function browserFailures({ suites = [], specs }: BrowserSuite): string[] {
  const own = specs.flatMap(({ file, title, ok, tests }) => {
    const [error] = tests.flatMap(({ results }) => results.flatMap((result) => result.error ?? []));
    if (ok && !error) return [];
    return [failure(`${ok ? secondTry : ''}${file}: ${title}`, error?.message)];
  });
  return [...own, ...suites.flatMap(browserFailures)];
}
