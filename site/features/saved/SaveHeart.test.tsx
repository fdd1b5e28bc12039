import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { useToastStore } from '../../ui/Toast/toastStore.ts';
import SaveHeart from './SaveHeart.tsx';
import { useSavedStore } from './savedStore.ts';

beforeEach(() => useSavedStore.setState({ places: [] }));

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
  expect(toast).toMatchObject({ title: 'Removed: Marsh Loop', action: { label: 'Undo' } });
  toast?.action?.onPress();
  expect(useSavedStore.getState().places).toHaveLength(1);
});
