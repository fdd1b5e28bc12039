import { expect, test } from 'vitest';
import { longestTask } from './longestTask.ts';

const thread = (tid: number, name: string) => ({ ph: 'M', name: 'thread_name', pid: 1, tid, args: { name } });
const task = (tid: number, tdur: number, name = 'RunTask') => ({
  ph: 'X',
  name,
  pid: 1,
  tid,
  dur: 10 * tdur,
  tdur,
  args: {},
});
const trace = (traceEvents: object[]) => JSON.stringify({ traceEvents });

test('the longest task of the main thread counts, by CPU time in milliseconds', () => {
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    task(1, 12_000),
    task(1, 31_500),
    task(1, 90_000, 'Layout'),
    task(2, 80_000),
  ];
  expect(longestTask(trace(events))).toBe(31.5);
});

test('a trace without a task measures nothing, and says so', () => {
  expect(() => longestTask(trace([thread(1, 'CrRendererMain'), task(2, 5000)]))).toThrow(
    'The trace holds no task of a page.',
  );
});
