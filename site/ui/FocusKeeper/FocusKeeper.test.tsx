import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Chips } from '../Chips/Chips.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';

const chip = (label: string) => screen.getByRole('button', { name: `Remove filter ${label}` });
const waitForFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

function ListWithChips() {
  const [labels, setLabels] = useState(['Lake', 'Peak', 'Cave']);
  return (
    <main>
      <p role="status">{labels.length} filters</p>
      <Chips
        chips={labels.map((label) => ({
          label,
          onRemove: () => setLabels((current) => current.filter((other) => other !== label)),
        }))}
      />
      <FocusKeeper />
    </main>
  );
}

test('when a chip goes, the focus goes to the next, from the end to the one before, and at last to the count', async () => {
  const user = userEvent.setup();
  render(<ListWithChips />);
  chip('Peak').focus();
  await user.keyboard('{Enter}');
  await waitForFocus(chip('Cave'));
  await user.keyboard('{Enter}');
  await waitForFocus(chip('Lake'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).toBeNull();
  await waitForFocus(screen.getByText('0 filters'));
});

function EmptyList({ counted }: { counted: boolean }) {
  const [cleared, clear] = useState(false);
  return (
    <main>
      <PageHeading className="">Birds</PageHeading>
      {counted && <p role="status">{cleared ? '2 of 2 birds' : '0 of 2 birds'}</p>}
      {cleared ? (
        <a href="/owl">Owl</a>
      ) : (
        <EmptyState heading="No birds found">
          <button type="button" onClick={() => clear(true)}>
            Clear Filters
          </button>
        </EmptyState>
      )}
      <FocusKeeper />
    </main>
  );
}

test.each([
  ['the count of what was found', true, '2 of 2 birds'],
  ['the heading of a page without a count', false, 'Birds'],
])('when Clear Filters fills the list, the focus goes to %s', async (_, counted, text) => {
  render(<EmptyList counted={counted} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitForFocus(screen.getByText(text));
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Owl' })).toHaveFocus();
});

function UnfoldingList() {
  const [all, unfold] = useState(false);
  return (
    <main>
      <p role="status">2 birds</p>
      <div>
        <a href="/owl">Owl</a>
        {all && <a href="/jay">Jay</a>}
      </div>
      {!all && (
        <div>
          <button type="button" onClick={() => unfold(true)}>
            Load More
          </button>
        </div>
      )}
      <FocusKeeper />
    </main>
  );
}

test('when the last press of Load More takes the button away, the focus stays at the end of the list', async () => {
  render(<UnfoldingList />);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jay' })).toHaveFocus());
});

test('a visitor whose focus is elsewhere is left there', async () => {
  const page = (empty: boolean) => (
    <main>
      <p role="status">Birds</p>
      <input aria-label="Search" />
      {empty && (
        <EmptyState heading="No birds found">
          <button type="button">Clear Filters</button>
        </EmptyState>
      )}
      <FocusKeeper />
    </main>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button').focus();
  screen.getByLabelText('Search').focus();
  rerender(page(false));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByLabelText('Search')).toHaveFocus();
});
