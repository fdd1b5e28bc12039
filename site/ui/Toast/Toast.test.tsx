import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LazyToastHost } from './LazyToastHost.tsx';
import { toast as toastClass } from './Toast.css.ts';
import { type ToastMessage, useToastStore } from './toastStore.ts';

// Toasts are fetched with the first one; how long that takes is no matter of these tests.
beforeAll(async () => {
  await import('./ToastHost.tsx');
  // jsdom lacks pointer capture.
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
});
beforeEach(() => useToastStore.setState({ current: null }));

const toasts = () => [...document.querySelectorAll('li')];
const send = (message: ToastMessage) => act(async () => useToastStore.getState().show(message));

/** Shows a toast and gives its element. */
async function showToast(message: ToastMessage): Promise<HTMLElement> {
  render(<LazyToastHost />);
  await send(message);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  return toasts()[0]!;
}

test('nothing shows until there is something to say', () => {
  const { container } = render(<LazyToastHost />);
  expect(container).toBeEmptyDOMElement();
});

test.each<[string, ToastMessage, string]>([
  ['title and description', { title: 'Success!', description: 'It worked.' }, 'Success! It worked.'],
  ['a title alone', { title: 'Success!' }, 'Success!'],
  ['a description alone', { description: 'It worked.' }, 'It worked.'],
])('a toast shows %s', async (_, message, text) => {
  expect((await showToast(message)).textContent?.trim()).toBe(text);
});

test.each([
  [undefined, toastClass.default],
  ['default', toastClass.default],
  ['destructive', toastClass.destructive],
] as const)('a toast of the tone %s looks like one', async (tone, className) => {
  expect((await showToast({ tone, title: 'Text' })).className).toBe(className);
});

test('one toast is visible at a time: a new one takes the place of the old', async () => {
  await showToast({ title: 'First' });
  await send({ tone: 'destructive', title: 'Second' });
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Second');
});

test('the same words once more are a new toast', async () => {
  const first = await showToast({ title: 'Saved' });
  await send({ title: 'Saved' });
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).not.toBe(first);
});

test('the close button closes it', async () => {
  const user = userEvent.setup();
  await showToast({ title: 'Saved' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(toasts()).toHaveLength(0);
  expect(useToastStore.getState().current).toBeNull();
});

test('its action acts and closes it', async () => {
  const user = userEvent.setup();
  const onPress = vi.fn<() => void>();
  await showToast({ title: 'Removed', action: { label: 'Undo', onPress } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(toasts()).toHaveLength(0);
});

test.each([
  ['51 px to the right closes', 51, 0, 0],
  ['50 px to the right leaves', 50, 0, 1],
  ['200 px to the left leaves', -200, 0, 1],
  ['200 px down leaves', 0, 200, 1],
])('a swipe of %s it', async (_, x, y, left) => {
  const element = await showToast({ title: 'Saved' });
  fireEvent.pointerDown(element, { button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(element, { clientX: 100 + x, clientY: 100 + y });
  fireEvent.pointerUp(element, { clientX: 100 + x, clientY: 100 + y });
  expect(toasts()).toHaveLength(left);
});

test('it goes by itself after 5 seconds', async () => {
  vi.useFakeTimers();
  render(<LazyToastHost />);
  await send({ title: 'Saved' });
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(toasts()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(toasts()).toHaveLength(0);
  vi.useRealTimers();
});

test.each(['default', 'destructive'] as const)(
  'a toast of the tone %s is announced politely',
  async (tone) => {
    await showToast({ tone, title: 'Error', description: 'Try again.' });
    const announcement = document.querySelector('span[role="status"]');
    expect(announcement).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(announcement).toHaveTextContent('Notification Error Try again.'));
    expect(document.querySelector('[aria-live="assertive"], [role="alert"]')).toBeNull();
  },
);
