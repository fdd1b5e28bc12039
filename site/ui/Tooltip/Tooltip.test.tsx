import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, tooltipDelay } from './Tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
const enter = (element: Element) => fireEvent.pointerEnter(element, { pointerType: 'mouse' });

test.each([
  [Number.NEGATIVE_INFINITY, 700],
  [1000 - 301, 700],
  [1000 - 300, 700],
  [1000 - 299, 0],
  [1000, 0],
])('at 1000 ms, after one that closed at %s ms, a tooltip waits %s ms', (closedAt, expected) => {
  expect(tooltipDelay(1000, closedAt)).toBe(expected);
});

test('a resting pointer opens it after 700 ms; leaving closes it; the next opens at once within 300 ms', async () => {
  render(
    <>
      <Tooltip text="First hint">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip text="Second hint">
        <button type="button">Two</button>
      </Tooltip>
    </>,
  );
  const [one, two] = [screen.getByText('One').parentElement!, screen.getByText('Two').parentElement!];
  enter(one);
  await wait(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('First hint');
  expect(screen.getByRole('button', { name: 'One' })).toHaveAccessibleDescription('First hint');
  fireEvent.pointerLeave(one);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(200);
  enter(two);
  await wait(0);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Second hint');
});

test('Escape closes it, and a touch does not open it', async () => {
  render(
    <Tooltip text="Hint">
      <button type="button">One</button>
    </Tooltip>,
  );
  const anchor = screen.getByText('One').parentElement!;
  enter(anchor);
  await wait(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await wait(1000);
  fireEvent.pointerEnter(anchor, { pointerType: 'touch' });
  await wait(1000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
