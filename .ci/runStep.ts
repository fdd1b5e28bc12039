import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

const root = join(import.meta.dirname, '..');

export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

/** Runs a tool; resolves to whether it succeeded and what it said, unless that was shown at once. */
function runTool({ command: [tool = '', ...args], env }: Step, isAlone: boolean): Promise<[boolean, string]> {
  return new Promise((resolve) => {
    const said: Buffer[] = [];
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    const end = (succeeded: boolean) => resolve([succeeded, Buffer.concat(said).toString()]);
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs a step and counts. One that is not alone says everything when it is done, so that words stay together. */
export async function runStep(step: Step, isAlone: boolean): Promise<StepResult> {
  const heading = `\n== ${step.name}`;
  if (isAlone) console.log(heading);
  const started = performance.now();
  const [succeeded, said] = await runTool(step, isAlone);
  if (!isAlone) console.log(`${heading}\n${said}`.trimEnd());
  const counts = step.counts?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  // A runner that failed without a failed test (a crash, say) is a failure too.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  return { name: step.name, seconds: (performance.now() - started) / 1000, ...counts };
}

/** Runs the steps of a stage side by side, as many at once as there are processors; results in the order of the steps. */
export async function runStage(steps: Step[], atOnce: number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      results[index] = await runStep(step, steps.length === 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
