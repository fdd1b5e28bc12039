import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSettled } from './PrintSheet.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits some milliseconds; mutations are told between timers. */
const wait = async (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function watched() {
  const element = document.createElement('div');
  const onSettled = vi.fn<() => void>();
  return { element, onSettled, stop: whenSettled(element, onSettled) };
}

test('an element without changes is settled after 700 ms, once', async () => {
  const { onSettled } = watched();
  await wait(699);
  expect(onSettled).not.toHaveBeenCalled();
  await wait(20_000);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('each change puts it off', async () => {
  const { element, onSettled } = watched();
  await wait(600);
  element.append('a line');
  await wait(600);
  expect(onSettled).not.toHaveBeenCalled();
  await wait(200);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('one that never settles is taken as it is after 10 s', async () => {
  const { element, onSettled } = watched();
  for (let time = 0; time < 9900; time += 300) {
    element.append('more');
    await wait(300);
  }
  expect(onSettled).not.toHaveBeenCalled();
  await wait(200);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test('it can be called off', async () => {
  const { onSettled, stop } = watched();
  stop();
  await wait(20_000);
  expect(onSettled).not.toHaveBeenCalled();
});
