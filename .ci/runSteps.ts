import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

const root = join(import.meta.dirname, '..');

export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

/** Runs a tool; resolves to its success and its output. */
function runTool({ command: [tool = '', ...args], env }: Step): Promise<[boolean, string]> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, ...env?.() },
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    const end = (succeeded: boolean) => resolve([succeeded, Buffer.concat(output).toString()]);
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs a step and counts its checks. What its tool printed is shown at the end, so that no other step is in between. */
async function runStep(step: Step): Promise<StepResult> {
  console.log(`-- ${step.name}`);
  const started = performance.now();
  const [succeeded, output] = await runTool(step);
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n== ${step.name} (${seconds.toFixed(1)} s)\n${output}`.trimEnd());
  const counts = step.counts?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  // A runner that failed without a failed test (a crash, say) is a failure too.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  return { name: step.name, seconds, ...counts };
}

/**
 * Runs steps in the order of the list, each after those that it waits for, and at most `atOnce` at the same time. A step
 * that fails stops no other. Returns the results in the order of the steps.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  run: (step: Step) => Promise<StepResult> = runStep,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>();
  const waiting = [...steps];
  const running = new Set<Promise<void>>();
  const isReady = ({ after = [] }: Step) => after.every((name) => results.has(name));
  const start = (step: Step) => {
    const work = run(step).then((result) => {
      results.set(step.name, result);
      running.delete(work);
    });
    running.add(work);
  };
  while (waiting.length + running.size > 0) {
    const next = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    if (next >= 0) waiting.splice(next, 1).forEach(start);
    else if (running.size > 0) await Promise.race(running);
    else throw new Error(`${waiting[0]?.name} waits for a step that is not there`);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
