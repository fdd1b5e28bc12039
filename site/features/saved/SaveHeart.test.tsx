import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToastStore } from '../../ui/Toast/toastStore.ts';
import { bubble } from '../../ui/Tooltip/Tooltip.css.ts';
import SaveHeart from './SaveHeart.tsx';
import { useSavedStore } from './savedStore.ts';

beforeEach(() => useSavedStore.setState({ places: [] }));
afterEach(() => void vi.useRealTimers());

test('a press keeps the place of the card, another takes it off the list', async () => {
  render(
    <MemoryRouter>
      <SaveHeart kind="trail" slug="marsh-loop" name="Marsh Loop" />
    </MemoryRouter>,
  );
  const heart = screen.getByRole('button', { name: 'Save Marsh Loop' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(useSavedStore.getState().places).toEqual([
    { kind: 'trail', slug: 'marsh-loop', name: 'Marsh Loop' },
  ]);
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(useSavedStore.getState().places).toEqual([]);
  const toast = useToastStore.getState().current;
  expect(toast).toMatchObject({ title: 'Marsh Loop removed', action: { label: 'Undo' } });
  toast?.action?.onPress();
  expect(useSavedStore.getState().places).toHaveLength(1);
});

test.each([
  [true, ', which will not delete it to make space.'],
  [false, ', which may delete it when it runs out of space.'],
])('at the third place the browser is asked to keep the list, and %s is said', async (stays, words) => {
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(stays);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage: { persist } }));
  const descriptions: (string | undefined)[] = [];
  for (const slug of ['a', 'b', 'c', 'd']) {
    const { unmount } = render(
      <MemoryRouter>
        <SaveHeart kind="trail" slug={slug} name={slug} />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button'));
    await act(async () => {});
    descriptions.push(useToastStore.getState().current?.description);
    unmount();
  }
  expect(persist).toHaveBeenCalledTimes(1);
  expect(descriptions[2]).toContain(words);
  vi.unstubAllGlobals();
});

test.each([
  [[], 'Save to your list in this browser'],
  [[{ kind: 'trail' as const, slug: 'marsh-loop', name: 'Marsh Loop' }], 'Remove from your list'],
])(
  'with %j saved, a pointer that rests 700 ms opens the tooltip "%s" below the heart',
  async (places, text) => {
    vi.useFakeTimers();
    // Past the time in which the next tooltip opens at once.
    vi.advanceTimersByTime(3_600_000);
    useSavedStore.setState({ places });
    render(
      <MemoryRouter>
        <SaveHeart kind="trail" slug="marsh-loop" name="Marsh Loop" />
      </MemoryRouter>,
    );
    const heart = screen.getByRole('button', { name: 'Save Marsh Loop' });
    fireEvent.pointerEnter(heart.parentElement!, { pointerType: 'mouse' });
    await act(async () => void vi.advanceTimersByTime(699));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await act(async () => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('tooltip')).toHaveTextContent(text);
    expect(screen.getByRole('tooltip')).toHaveClass(bubble.below);
    expect(heart).toHaveAccessibleDescription(text);
  },
);
