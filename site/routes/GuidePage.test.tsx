import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute.tsx';

test('travel tips begin with the emergency number, and the alarm block has it first', async () => {
  await renderRoute('/travel-tips');
  const all = await screen.findByRole('link', { name: 'All emergency numbers' });
  const target = document.getElementById(all.getAttribute('href')!.slice(1));
  const numbers = within(target!).getAllByRole('link');
  expect(numbers[0]).toHaveAttribute('href', 'tel:911');
  expect(screen.getByRole('heading', { name: 'Medical Facilities' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pharmacies & Supplies' })).toBeInTheDocument();
});

test('passes can be bought on the official page', async () => {
  await renderRoute('/park-passes');
  const links = await screen.findAllByRole('link', { name: 'Buy Online' });
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:\/\//);
});

test('each section can be reached from the top', async () => {
  await renderRoute('/weather-climate');
  const navigation = await screen.findByRole('navigation', { name: 'On this page' });
  for (const link of within(navigation).getAllByRole('link')) {
    expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
  }
});

test('the distances along a way are a list whose places, figures and source come from the content', async () => {
  await renderRoute('/getting-here');
  const list = await screen.findByRole('list', { name: 'Along the valley' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kamjeńc', '21 km, half an hourBrězna', '60.5 kmJasna']);
  const drawing = [...document.querySelectorAll('#along-the-valley svg[viewBox] text')];
  expect(drawing.map(({ textContent }) => textContent)).toEqual([
    'Kamjeńc',
    'Brězna',
    'Jasna',
    '21 km',
    'half an hour',
    '60.5 km',
  ]);
  expect(screen.getByText(/^Along the valley:/)).toHaveTextContent('our estimate');
});

test.each(['/getting-here', '/park-passes', '/travel-tips', '/weather-climate'])(
  'the headings of %s look alike by their level, and nothing but a way in order is counted',
  async (path) => {
    await renderRoute(path);
    await screen.findByRole('navigation', { name: 'On this page' });
    await act(() => vi.dynamicImportSettled());
    const main = within(screen.getByRole('main'));
    const looksOf = (level: number) => {
      const looks = main
        .queryAllByRole('heading', { level })
        // Print-only parts and messages have their own looks.
        .filter(({ className }) => !/panelHeading|Notice/.test(className))
        .map(({ className }) => className);
      return new Set(looks);
    };
    expect(looksOf(2).size, 'looks of level 2').toBe(1);
    expect(looksOf(3).size, 'looks of level 3').toBeLessThanOrEqual(1);
    const counted = main.queryAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    expect(counted.map((list) => list.getAttribute('aria-label'))).toEqual(
      path === '/getting-here' ? ['Along the valley'] : [],
    );
  },
);

test('a guide ends with the ways on, the first of them first', async () => {
  await renderRoute('/getting-here');
  const next = within(await screen.findByRole('region', { name: 'Where to next?' }));
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/trip-planner']);
});

test.each([
  [false, false],
  [true, true],
])(
  'on a wide screen (%s) the tips are unfolded: %s; the emergency numbers are always there',
  async (wide, shown) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: wide,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    await renderRoute('/travel-tips');
    const number = (await screen.findAllByRole('link', { name: '911' })).at(-1)!;
    expect(number).toBeVisible();
    const tips = [...document.querySelectorAll('main section > div > details')];
    expect(tips.length).toBeGreaterThan(1);
    expect(tips.every((fold) => fold.hasAttribute('open'))).toBe(shown);
  },
);
