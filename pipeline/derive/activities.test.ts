import { expect, test } from 'vitest';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import type { Entry } from '../validate/content.ts';
import { validateContent } from '../validate/validateContent.ts';
import { toActivity, toActivityDetail } from './activities.ts';

const { content } = validateContent(loadContent(fixtureDir), fixtureToday);
const tour = content!.activities.find(({ slug }) => slug === 'ridge-tour')!;
const publish = (data: Partial<Entry<'activity'>['data']>) => {
  const entry = { ...tour, data: { ...tour.data, ...data } };
  return toActivityDetail(entry, toActivity(entry), { attractions: [], accommodations: [] });
};
const { price } = tour.data;

test.each([
  ['with a price', {}, true],
  ['without a price', { price: undefined }, true],
  ['that is free', { price: { ...price!, amount: 0 } }, false],
  ['that its record says so of', { bookable: true }, true],
  ['that nobody sells', { bookable: false }, false],
  ['that is free, whatever its record says', { bookable: true, price: { ...price!, amount: 0 } }, false],
])('an activity %s can be booked: %j gives %s', (_, data, bookable) => {
  expect(publish(data).bookable).toBe(bookable);
});

test.each(['officialUrl', 'bookingUrl', 'bestTime', 'season'] as const)(
  'says its %s where the record does, else null',
  (field) => {
    expect(publish({ [field]: 'https://said.example/' })[field]).toBe('https://said.example/');
    expect(publish({ [field]: undefined })[field]).toBeNull();
  },
);

test.each(['highlights', 'inclusions', 'operators'] as const)(
  'lists its %s where the record does, else none',
  (field) => {
    expect(publish({ [field]: ['One', 'Two'] })[field]).toEqual(['One', 'Two']);
    expect(publish({ [field]: undefined })[field]).toEqual([]);
  },
);
