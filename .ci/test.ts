import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  /** Tool in node_modules/.bin or npm script behind "npm:". */
  command: string[];
  /** Reads the counts of a test runner from its report; a step without one counts as one check. */
  counts?: () => Counts;
}

function readReport(file: string): unknown {
  const path = join(results, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function vitestCounts(file: string): () => Counts {
  return () => {
    const report = readReport(file) as
      | { numPassedTests: number; numFailedTests: number; success: boolean }
      | undefined;
    if (!report) return { passed: 0, failed: 1 };
    // A file that does not even load fails the run without a failed test.
    const failed = report.success ? 0 : Math.max(1, report.numFailedTests);
    return { passed: report.numPassedTests, failed };
  };
}

function browserCounts(): Counts {
  const report = readReport('browser.json') as
    | { stats: { expected: number; unexpected: number } }
    | undefined;
  return report
    ? { passed: report.stats.expected, failed: report.stats.unexpected }
    : { passed: 0, failed: 1 };
}

const vitest = (name: string, projects: string[]) => ({
  name,
  command: [
    'vitest',
    'run',
    '--config=.config/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ],
  counts: vitestCounts(`${name}.json`),
});

const steps: Step[] = [
  { name: 'format', command: ['biome', 'format'] },
  { name: 'lint', command: ['oxlint', '-c', '.config/oxlint.json', '--type-aware'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'generated types are fresh', command: ['tsx', 'schemas/generate.ts', '--check'] },
  { name: 'reference pages are fresh', command: ['tsx', 'pipeline/cli.ts', 'reference', '--check'] },
  { name: 'pictures are fresh', command: ['tsx', 'pipeline/cli.ts', 'pictures', '--check'] },
  { name: 'fonts are fresh', command: ['tsx', 'site/ui/fonts/subsetFonts.ts', '--check'] },
  { name: 'content', command: ['tsx', 'pipeline/cli.ts', 'check'] },
  vitest('unit', ['pipeline', 'site', 'functions']),
  { name: 'build', command: ['tsx', 'pipeline/cli.ts', 'build'] },
  vitest('built', ['built']),
  {
    name: 'browser',
    command: ['playwright', 'test', '-c', 'site/e2e/playwright.config.ts'],
    counts: browserCounts,
  },
];

/** Runs a step with its output shown; resolves to whether it succeeded. */
function run([tool = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs everything, even after a failure, and ends with one line over all runners. */
async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const started = performance.now();
    const succeeded = await run(step.command);
    const counts = step.counts?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
    // A runner that failed without a failed test (a crash, say) is a failure too.
    if (!succeeded && counts.failed === 0) counts.failed = 1;
    total.passed += counts.passed;
    total.failed += counts.failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    summary.push(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
  }
  console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();
