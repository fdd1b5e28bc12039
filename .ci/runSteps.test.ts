import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSteps, type StepResult } from './runSteps.ts';
import type { Step } from './steps.ts';

const step = (name: string, ...after: string[]): Step => ({ name, command: [], after });

/** Runs steps and notes what began and ended when; each takes as many turns as its name has letters. */
async function trace(steps: Step[], atOnce: number): Promise<{ log: string[]; results: StepResult[] }> {
  const log: string[] = [];
  const results = await runSteps(steps, atOnce, async ({ name }) => {
    log.push(`+${name}`);
    for (const _ of name) await setTimeout(5);
    log.push(`-${name}`);
    return { name, seconds: 0, passed: 1, failed: 0, failures: [] };
  });
  return { log, results };
}

test('as many steps as allowed run at once, the first of the list first', async () => {
  const { log } = await trace([step('aaaa'), step('b'), step('c')], 2);
  expect(log).toEqual(['+aaaa', '+b', '-b', '+c', '-c', '-aaaa']);
});

test('a step waits for those before it, and does not hold up the rest of the list', async () => {
  const { log, results } = await trace([step('late', 'bb'), step('bb'), step('c')], 2);
  expect(log.indexOf('+late')).toBeGreaterThan(log.indexOf('-bb'));
  expect(log.slice(0, 2)).toEqual(['+bb', '+c']);
  expect(results.map(({ name }) => name)).toEqual(['late', 'bb', 'c']);
});

test('a step that waits for none of the list is a mistake', async () => {
  await expect(trace([step('a', 'nobody')], 2)).rejects.toThrow('a waits for a step that is not there');
});
