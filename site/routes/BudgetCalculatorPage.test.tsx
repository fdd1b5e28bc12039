import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';

const bill = () => within(screen.getByRole('region', { name: 'Your budget' }));

test('the total follows every choice', async () => {
  const { user } = await renderRoute('/budget-calculator');
  const people = await screen.findByLabelText('People');
  expect(people).toHaveValue(2);
  const before = bill().getByRole('status').textContent;
  await user.click(screen.getByRole('button', { name: 'More: People' }));
  expect(bill().getByRole('status')).toHaveTextContent('Total for 3 people');
  expect(bill().getByRole('status').textContent).not.toBe(before);
  await user.selectOptions(screen.getByLabelText('Duration'), '1 day');
  expect(bill().getByRole('status')).toHaveTextContent('3 people, 1 day');
});

/** Puts each text of an element into one of its own, as a browser does that translates the page. */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.textContent;
    text.parentNode?.replaceChild(font, text);
  }
}

test('on a translated page no old figure stays beside a new one', async () => {
  const { user } = await renderRoute('/budget-calculator?people=2');
  await screen.findByLabelText('People');
  translate(screen.getByRole('region', { name: 'Your budget' }));
  await user.click(screen.getByRole('button', { name: 'More: People' }));
  const changed = screen.getByRole('region', { name: 'Your budget' }).textContent;
  document.body.replaceChildren();
  await renderRoute('/budget-calculator?people=3');
  await screen.findByLabelText('People');
  expect(changed).toBe(screen.getByRole('region', { name: 'Your budget' }).textContent);
});

test('people stay within 1 and 20, and an emptied field counts as 1', async () => {
  await renderRoute('/budget-calculator?people=20');
  const people = await screen.findByLabelText('People');
  expect(people).toHaveValue(20);
  expect(screen.getByRole('button', { name: 'More: People' })).toBeDisabled();
  fireEvent.change(people, { target: { value: '' } });
  expect(bill().getByRole('status')).toHaveTextContent('Total for 1 person');
  expect(screen.getByRole('button', { name: 'Fewer: People' })).toBeDisabled();
  fireEvent.blur(people);
  expect(people).toHaveValue(1);
});

test('a field that is emptied stays empty while one types, so that a 4 is a 4', async () => {
  const { user } = await renderRoute('/budget-calculator');
  const people = await screen.findByLabelText('People');
  await user.clear(people);
  expect(people).toHaveValue(null);
  await user.type(people, '4');
  expect(people).toHaveValue(4);
  expect(bill().getByRole('status')).toHaveTextContent('Total for 4 people');
  await user.type(people, '0');
  expect(bill().getByRole('status')).toHaveTextContent('Total for 20 people');
  await user.tab();
  expect(people).toHaveValue(20);
  await user.click(screen.getByRole('button', { name: 'Fewer: People' }));
  expect(people).toHaveValue(19);
});

test('a trip goes on to the planner with what was chosen and what it costs', async () => {
  await renderRoute('/budget-calculator?days=3&people=4');
  const link = await screen.findByRole('link', { name: 'Plan this trip day by day' });
  const query = new URL(link.getAttribute('href') ?? '', 'https://guide.example').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    days: '3',
    people: '4',
    accommodation: expect.any(String),
    activities: expect.any(String),
    meals: expect.any(String),
    transport: expect.any(String),
    total: bill().getByRole('status').textContent?.split('€')[1]?.replaceAll(',', ''),
  });
});

test('a trip of a length that is not offered counts as the nearest one, and says so until another is chosen', async () => {
  const { user } = await renderRoute('/budget-calculator?days=6');
  const duration = await screen.findByLabelText('Duration');
  expect(duration).toHaveValue('7');
  expect(duration).toHaveAccessibleDescription('Your 6-day trip is priced as 7 days, the closest option.');
  await user.selectOptions(duration, '5');
  expect(duration).not.toHaveAccessibleDescription();
});

test('a cheaper pass is pointed out', async () => {
  await renderRoute('/budget-calculator?days=7&people=1');
  expect(
    await screen.findByRole('heading', { name: /^You’d save .+ with a cheaper pass/ }),
  ).toBeInTheDocument();
});

test('the result is exported as a text file named by days and people', async () => {
  const names: string[] = [];
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:budget';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await renderRoute('/budget-calculator?days=3&people=4');
  await user.click(await screen.findByRole('button', { name: 'Export as text file' }));
  await waitFor(() => expect(names).toEqual(['trip-budget-3-days-4-people.txt']));
  expect(await saved[0]!.text()).toContain('Trip budget: 3 days, 4 people');
});
