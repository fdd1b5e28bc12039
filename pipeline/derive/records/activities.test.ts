import { expect, test } from 'vitest';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { toActivity, toActivityDetail } from './activities.ts';

const content = checkedFixture();
const tour = content.activities.find(({ slug }) => slug === 'ridge-tour')!;
const publish = (data: Partial<Entry<'activity'>['data']>) => {
  const entry = { ...tour, data: { ...tour.data, ...data } };
  return toActivityDetail(entry, toActivity(entry, { restrictions: [], hasBus: false }), {
    notices: [],
    transit: [],
    attractions: [],
    accommodations: [],
  });
};
const { price } = tour.data;

test.each([
  ['with a price', true, {}],
  ['without a price', true, { price: undefined }],
  ['that is free', false, { price: { ...price!, amount: 0 } }],
  ['that its record calls bookable', true, { bookable: true }],
  ['that its record calls not bookable', false, { bookable: false }],
  ['that is free, whatever its record says', false, { bookable: true, price: { ...price!, amount: 0 } }],
])('whether an activity %s can be booked: %s', (_, bookable, data) => {
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
