import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { FilterScreen } from './FilterScreen.tsx';

type Props = Parameters<typeof FilterScreen>[0];

function show(over: Partial<Props> = {}) {
  const props: Props = {
    page: { heading: 'All birds', priceNote: null, lead: 'They fly.', picture: null },
    noun: 'birds',
    search: '',
    onSearch: vi.fn<(search: string) => void>(),
    fields: <p>Fields</p>,
    active: 0,
    chips: [],
    onClear: vi.fn<() => void>(),
    found: ['owl'],
    all: ['owl', 'jay'],
    children: <p>Owl</p>,
    ...over,
  };
  render(
    <MemoryRouter>
      <FilterScreen {...props} />
    </MemoryRouter>,
  );
  return props;
}

const screenIs = (wide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: wide, media }) as MediaQueryList);
const toggle = () => screen.getByRole('button', { name: /^Filters/ });

test.each<[string, Partial<Props>]>([
  ['1 of 2 birds', {}],
  ['0 of 2 birds', { found: [] }],
  ['Loading birds', { found: undefined, all: undefined }],
])('it says %j', (words, over) => {
  show(over);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test.each([
  [0, 'Filters'],
  [1, 'Filters1 active'],
  [12, 'Filters12 active'],
])('with %s active filters the button reads %s', (active, name) => {
  show({ active });
  expect(toggle()).toHaveAccessibleName(name);
});

test('the panel stands open where there is room for a column, and closed on small screens', () => {
  screenIs(true);
  show();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeVisible();
});

test('on small screens the panel opens and closes with the button', async () => {
  screenIs(false);
  show();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Fields')).not.toBeVisible();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Fields')).toBeVisible();
  await userEvent.click(toggle());
  expect(screen.getByText('Fields')).not.toBeVisible();
});

test('beside a map the panel is closed at first, however wide the screen', () => {
  screenIs(true);
  show({ view: <p>Map or grid</p> });
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Fields')).not.toBeVisible();
});

test('typing searches, and Clear All Filters clears', async () => {
  screenIs(true);
  const { onSearch, onClear } = show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search birds' }), 'o');
  expect(onSearch).toHaveBeenCalledWith('o');
  await userEvent.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test.each([
  [['owl'], 'Show 1 result'],
  [['owl', 'jay'], 'Show 2 results'],
  [[], 'Show 0 results'],
  [undefined, 'Show results'],
])('with %j found the end of the panel reads %s', (found, label) => {
  screenIs(true);
  show({ found });
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

test('a press at the end of the panel closes it and leads to the results', async () => {
  screenIs(false);
  show();
  await userEvent.click(toggle());
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 result' }));
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('status')).toHaveFocus();
});
