import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Attraction, Picture } from '#schemas/types/published.ts';
import { AttractionCard } from './AttractionCard.tsx';
import type { AttractionFilterState } from '#schemas/filters/attractionFilters.ts';

const attraction = (over: Partial<Attraction>): Attraction => ({
  ...({} as Attraction),
  restrictions: [],
  slug: 'blue-lake',
  name: 'Blue Lake',
  location: 'Banff',
  category: 'lake',
  description: 'Text',
  bestSeason: 'winter',
  picture: {
    path: '/images/blue-lake',
    alt: '',
    plateColor: '#123',
    placeholderColor: '#456',
    focus: { x: 5, y: 5 },
  } as Picture,
  ...over,
});

const show = (over: Partial<Attraction>, highlightSeason?: AttractionFilterState['season']) =>
  render(
    <MemoryRouter>
      <AttractionCard attraction={attraction(over)} highlightSeason={highlightSeason} />
    </MemoryRouter>,
  );

test('a card leads to the page of its attraction', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Blue Lake' })).toHaveAttribute('href', '/attractions/blue-lake');
});

test.each([
  ['summer', 'summer', 'Best in summer'],
  ['winter', 'winter', 'Best in winter'],
  ['winter', 'summer', null],
  ['winter', 'all', null],
  [null, 'summer', null],
  [null, 'all', null],
] as const)('best in %s while the filter says %s: the badge says %s', (bestSeason, season, badge) => {
  show({ bestSeason }, season);
  expect(screen.queryByText(/^Best in/)?.textContent ?? null).toBe(badge);
});

test('a description of 120 characters is whole', () => {
  show({ description: 'x'.repeat(120) });
  expect(screen.getByText('x'.repeat(120))).toBeVisible();
});

test('a longer one is cut to 120 characters for the eye, and whole for assistive technology', () => {
  show({ description: 'x'.repeat(121) });
  expect(screen.getByText(`${'x'.repeat(120)}...`)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('x'.repeat(121))).not.toHaveAttribute('aria-hidden');
});
