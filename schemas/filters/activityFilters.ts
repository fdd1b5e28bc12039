import { matchesCategory } from '../rules/activities/activityCategory.ts';
import { isActivityDuration } from '../rules/activities/activityDuration.ts';
import { matchesPrice } from '../rules/activities/activityPrice.ts';
import { isAtLocation } from '../rules/isAtLocation.ts';
import { priceText } from '../rules/money.ts';
import type { Activity, Site } from '../types/published.ts';
import { filtersOf, labelled } from './defineFilters.ts';
import { rainyDay } from './rainyDay.ts';
import { withoutCar } from './withoutCar.ts';

const { define, many, one } = filtersOf<Activity, Pick<Site, 'locations' | 'currency'>>();

/** Search and filters of activities. */
export const activityFilters = define(({ name, description }) => [name, description], {
  category: many({
    label: 'Category',
    options: () =>
      labelled({
        skiing: 'Skiing',
        hiking: 'Hiking',
        photography: 'Photography',
        wellness: 'Wellness',
        wildlife: 'Wildlife',
        water: 'Water',
        dining: 'Dining',
      }),
    matches: matchesCategory,
  }),
  price: one({
    label: 'Price',
    all: 'All prices',
    options: ({ currency }) =>
      labelled({
        budget: `Under ${priceText(100, currency)}`,
        mid: `${priceText(100, currency)} to ${priceText(300, currency)}`,
        luxury: `Over ${priceText(300, currency)}`,
      }),
    matches: ({ price }, range) => matchesPrice(price, range),
  }),
  location: one({
    label: 'Location',
    all: 'All locations',
    options: ({ locations }) => locations.map(({ id, label }) => ({ value: id, label })),
    matches: ({ location }, place) => isAtLocation(location, place),
    offers: 'found',
  }),
  car: one(withoutCar),
  weather: one(rainyDay),
  difficulty: one({
    label: 'Difficulty',
    all: 'All difficulties',
    options: () => labelled({ easy: 'Easy', moderate: 'Moderate', difficult: 'Difficult' }),
    matches: ({ difficulty }, level) => difficulty === level,
  }),
  duration: one({
    label: 'Duration',
    all: 'All durations',
    options: () =>
      labelled({
        short: 'A few hours',
        'half-day': 'Half day',
        'full-day': 'A full day',
        'multi-day': 'Several days',
      }),
    matches: ({ duration }, length) => isActivityDuration(duration, length),
  }),
});

export type ActivityFilterState = typeof activityFilters.none;
