import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Activity, Picture } from '#schemas/types/published.ts';
import { SiteContext } from '../../ui/SiteContext.ts';
import { ActivityCard } from './ActivityCard.tsx';

const activity = (over: Partial<Activity>): Activity => ({
  ...({} as Activity),
  restrictions: [],
  slug: 'boat-tour',
  name: 'Boat tour',
  description: 'Text',
  duration: '2 hours',
  difficulty: 'easy',
  price: '115',
  pricePer: 'person',
  priceProvenance: { source: 'https://tours.example/', status: 'secondary', verifiedOn: null },
  rating: null,
  ratingScale: null,
  reviewCount: null,
  picture: {
    path: '/images/boat',
    alt: '',
    plateColor: '#123',
    placeholderColor: '#456',
    focus: { x: 5, y: 5 },
  } as Picture,
  ...over,
});

const show = (over: Partial<Activity>) =>
  render(
    <SiteContext value={{ name: 'Guide', url: '', language: 'en', currency: 'CAD' }}>
      <MemoryRouter>
        <ActivityCard activity={activity(over)} />
      </MemoryRouter>
    </SiteContext>,
  );

test('a card leads to the page of its activity and says what it costs', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Boat tour' })).toHaveAttribute('href', '/activities/boat-tour');
  expect(screen.getByText('From $115')).toBeVisible();
  expect(screen.getByText('CAD per person')).toBeVisible();
});

test.each<[Partial<Activity>, string[]]>([
  [{}, ['2 hours', 'Easy']],
  [{ rating: 4, ratingScale: 5 }, ['2 hours', 'Easy', '4.0 of 5']],
  [
    {
      rating: 4,
      ratingScale: 5,
      ratingProvenance: { source: 'illustrative', status: 'unverified', verifiedOn: null },
    },
    ['2 hours', 'Easy', 'Example rating 4.0 of 5'],
  ],
  [{ rating: 4.55, ratingScale: 5, reviewCount: 1204 }, ['2 hours', 'Easy', '4.5 of 5 (1,204)']],
])('with %j it shows %j at a glance', (over, expected) => {
  show(over);
  const list = within(screen.getByRole('list', { name: 'At a glance' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expected);
});

test('a price that nobody charges carries a sign, and a missing one what it is', () => {
  const { unmount } = show({
    priceProvenance: { source: 'illustrative', status: 'unverified', verifiedOn: null },
  });
  expect(screen.getByText('(our estimate)')).toBeInTheDocument();
  unmount();
  show({ price: null, pricePer: null, priceProvenance: null });
  expect(screen.getByText('Price not confirmed')).toBeVisible();
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
