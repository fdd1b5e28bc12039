import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedAddresses, isContentAlone } from './changedAddresses.ts';
import { changedFiles } from './changedFiles.ts';
import { runSteps } from './runSteps.ts';
import { scriptOptions } from './scriptOptions.ts';
import { contentAlone, everything, type Step } from './steps.ts';

/*
 * Runs everything, even after a failure, and ends with one line over all runners.
 * With `--changed REF`, a change of content alone since then runs only what it can break.
 */
const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

/** Returns the steps to run. */
function steps(base: string | undefined): Step[] {
  if (base === undefined) return everything;
  const files = changedFiles(base, root);
  if (!isContentAlone(files)) return everything;
  console.log(`Content alone has changed since ${base}: ${files.join(', ')}`);
  // Without a build there is no page to visit, which fails the step that wants to.
  const file = join(root, 'dist/api/routes.json');
  const routes = () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
  return contentAlone(() => changedAddresses(files, routes()));
}

// As the commands of the guide do it: many of these tools start more than once.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');
const { changed } = scriptOptions('Usage: npm run test -- [--changed REF]', {
  options: { changed: { type: 'string' } },
}).values;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const done = await runSteps(steps(changed), availableParallelism());
const whole = (performance.now() - started) / 1000;
// Where only the end of a long log is kept, it has to say what failed.
const summary = done.flatMap(({ name, failed, failures, seconds }) => [
  `${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`,
  ...failures.map((failure) => failure.replaceAll(`${root}/`, '').replaceAll(/^/gm, '         ')),
]);
const sum = (which: 'passed' | 'failed') => done.reduce((total, counts) => total + counts[which], 0);
console.log(`\n${summary.join('\n')}\n\nAll of it took ${whole.toFixed(1)} s.`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
