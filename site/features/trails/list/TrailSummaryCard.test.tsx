import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Trail } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { publishedFile } from '../../../test/publishedFile.ts';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { TrailSummaryCard } from './TrailSummaryCard.tsx';

afterEach(() => vi.useRealTimers());

const many = (word: string) => [1, 2, 3, 4].map((number) => `${word} ${number}`);

function show(given: Partial<Trail>, today: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T11:00:00Z`) });
  const site = publishedFile(published.site);
  const trail = publishedFile(published.trails).find(({ slug }) => slug === 'tarn-teahouse');
  return render(
    <MemoryRouter>
      <SiteContext value={site}>
        <TrailSummaryCard trail={{ ...trail!, ...given }} />
      </SiteContext>
    </MemoryRouter>,
  );
}

test('three features, three hazards and three pieces of equipment', () => {
  show({ features: many('view'), hazards: many('bear'), equipment: many('boot') }, '2027-08-01');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'bear 1',
    'bear 2',
    'bear 3',
  ]);
  expect(screen.getByText('view 1; view 2; view 3')).toBeInTheDocument();
  expect(screen.getByText('boot 1; boot 2; boot 3')).toBeInTheDocument();
});

test.each([
  ['2027-10-31', 0, 0],
  ['2027-11-01', 1, 0],
  ['2027-12-01', 1, 1],
  ['2028-02-29', 1, 1],
  ['2028-03-01', 1, 0],
  ['2028-06-30', 1, 0],
  ['2028-07-01', 0, 0],
])('on %s the danger shows %i times, the warning of winter %i times', (today, danger, winter) => {
  show({ winterAccessible: false }, today);
  expect(screen.queryAllByText('Avalanche danger, November to June: the slope above the tarn')).toHaveLength(
    danger,
  );
  expect(screen.queryAllByText(/Trail not accessible in winter/)).toHaveLength(winter);
});

test.each([
  ['2027-10-31', 0],
  ['2027-11-01', 1],
  ['2028-06-30', 1],
  ['2028-07-01', 0],
])(
  'on %s an unrated trail says so %i times, with the bulletin, and a recommended one by whom',
  (today, shown) => {
    const { unmount } = show({ winterState: 'unrated' }, today);
    expect(screen.queryAllByText(/^No avalanche rating\./)).toHaveLength(shown);
    expect(screen.queryAllByRole('link', { name: 'Check the bulletin' })).toHaveLength(shown);
    expect(screen.queryByText(/Avalanche danger/)).toBeNull();
    unmount();

    const winterWalk = { source: 'https://park.example/winter', by: 'the park', year: 2025, note: null };
    show(
      {
        winterState: 'recommended',
        winterWalk: { ...winterWalk, place: 'as far as the tarn', status: 'official' },
      },
      today,
    );
    expect(
      screen.queryAllByText('the park recommends this walk in winter (as far as the tarn)'),
    ).toHaveLength(shown);
    expect(screen.queryByText(/Avalanche danger|Not rated/)).toBeNull();
  },
);
