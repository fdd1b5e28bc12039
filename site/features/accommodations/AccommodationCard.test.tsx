import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Accommodation, Picture } from '#schemas/types/published.ts';
import { badge } from '../../ui/RatingBadge/RatingBadge.css.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import { AccommodationCard } from './AccommodationCard.tsx';

const place = (over: Partial<Accommodation>): Accommodation => ({
  ...({} as Accommodation),
  restrictions: [],
  slug: 'blue-inn',
  name: 'Blue Inn',
  description: 'Text',
  type: 'hotel',
  location: 'Banff',
  price: 420,
  priceProvenance: { source: 'https://inn.example/', status: 'secondary', verifiedOn: null },
  rating: 8,
  ratingScale: 10,
  reviewCount: null,
  amenities: [],
  picture: {
    path: '/images/inn',
    alt: '',
    plateColor: '#123',
    placeholderColor: '#456',
    focus: { x: 5, y: 5 },
  } as Picture,
  ...over,
});

const show = (over: Partial<Accommodation>) =>
  render(
    <SiteContext value={{ name: 'Guide', url: '', language: 'en', currency: 'CAD' }}>
      <MemoryRouter>
        <AccommodationCard accommodation={place(over)} />
      </MemoryRouter>
    </SiteContext>,
  );

test('a card leads to the page of its place and says what a night costs', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Blue Inn' })).toHaveAttribute('href', '/accommodations/blue-inn');
  expect(screen.getByText('Hotel, Banff')).toBeVisible();
  expect(screen.getByText('from CA $420')).toBeVisible();
  expect(screen.getByText('Per Night')).toBeVisible();
  expect(screen.getByText('8.0')).toHaveClass(badge.good, { exact: true });
});

test('a price that nobody charges carries a sign, and a missing one what it is', () => {
  const { unmount } = show({
    priceProvenance: { source: 'illustrative', status: 'unverified', verifiedOn: null },
  });
  expect(screen.getByText('(our estimate)')).toBeInTheDocument();
  unmount();
  show({ price: null, priceProvenance: null });
  expect(screen.getByText('Price not confirmed')).toBeVisible();
  expect(screen.queryByText(/Per Night/)).not.toBeInTheDocument();
});

test.each([
  [[], []],
  [
    ['Pool', 'Spa'],
    ['Pool', 'Spa'],
  ],
  [
    ['Pool', 'Spa', 'Kitchen'],
    ['Pool', 'Spa', 'Kitchen'],
  ],
  [
    ['Pool', 'Spa', 'Kitchen', 'Sauna'],
    ['Pool', 'Spa', 'Kitchen'],
  ],
  [
    ['1,204 reviews', 'Pool', 'Spa', 'Kitchen'],
    ['Pool', 'Spa', 'Kitchen'],
  ],
  [
    ['Pool', 'Spa', 'Rooftop pool', 'Whirlpool'],
    ['Spa', 'Rooftop pool', 'Whirlpool'],
  ],
])('of the amenities %j it shows three at most, without the review count: %j', (amenities, expected) => {
  show({ amenities });
  const list = screen.queryByRole('list', { name: 'Amenities' });
  const items = list ? within(list).getAllByRole('listitem') : [];
  expect(items.map((item) => item.textContent)).toEqual(expected);
});

test('an amenity is whole, however long', () => {
  show({ amenities: ['Breakfast included'] });
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Breakfast included$/);
});

test('without a rating there is no badge', () => {
  show({ rating: null, ratingScale: null });
  expect(screen.queryByText(/out of/)).not.toBeInTheDocument();
});
