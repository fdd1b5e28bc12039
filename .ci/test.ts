import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changedAddresses, isContentAlone } from './changedAddresses.ts';
import { changedFiles } from './changedFiles.ts';
import { runStage, type StepResult } from './runStep.ts';
import { contentAlone, everything, type Step } from './steps.ts';

/*
 * Runs everything, even after a failure, and ends with one line over all runners.
 * With `--changed REF`, a change of content alone since then runs only what it can break.
 */
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

/** The stages to run, each asked for when the one before it is done: the addresses are known once the guide is built. */
function stages(base: string | undefined): (() => Step[])[] {
  const whole = everything.map((steps) => () => steps);
  if (base === undefined) return whole;
  const files = changedFiles(base, root);
  if (!isContentAlone(files)) return whole;
  console.log(`Content alone has changed since ${base}: ${files.join(', ')}`);
  const routes = () => JSON.parse(readFileSync(join(root, 'dist/api/routes.json'), 'utf8')) as string[];
  return contentAlone(() => changedAddresses(files, routes()));
}

const { changed } = parseArgs({ options: { changed: { type: 'string' } } }).values;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const done: StepResult[] = [];
for (const stage of stages(changed)) done.push(...(await runStage(stage(), availableParallelism())));
// Where only the end of a long log is kept, it has to say what failed.
const summary = done.flatMap(({ name, failed, failures, seconds }) => [
  `${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`,
  ...failures.map((title) => `         ${title.replace(`${root}/`, '')}`),
]);
const sum = (which: 'passed' | 'failed') => done.reduce((total, counts) => total + counts[which], 0);
console.log(`\n${summary.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
