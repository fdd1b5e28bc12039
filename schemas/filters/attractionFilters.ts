import { type AttractionType, attractionTypes, matchesType } from '../rules/attractionType.ts';
import { isAtLocation } from '../rules/isAtLocation.ts';
import type { Attraction, Site } from '../types/published.ts';
import { filtersOf, labelled } from './defineFilters.ts';
import { rainyDay } from './rainyDay.ts';
import { suitedFor } from './suitedFor.ts';
import { withoutCar } from './withoutCar.ts';

const { define, many, one } = filtersOf<Attraction, Pick<Site, 'locations'>>();

const textsOf = ({ name, description, location }: Attraction) => [name, description, location];

const typeLabel = (type: AttractionType) => type.charAt(0).toUpperCase() + type.slice(1);

const typeAndLocation = {
  type: many({
    label: 'Attraction type',
    options: () => attractionTypes.map((value) => ({ value, label: typeLabel(value) })),
    matches: ({ category }, type) => matchesType(category, type),
  }),
  location: one({
    label: 'Location',
    all: 'All locations',
    options: ({ locations }) => locations.map(({ id, label }) => ({ value: id, label })),
    matches: ({ location }, place) => isAtLocation(location, place),
  }),
};

/** Search and filters of attractions. */
export const attractionFilters = define(textsOf, {
  ...typeAndLocation,
  car: one(withoutCar),
  for: many(suitedFor),
  weather: one(rainyDay),
  season: one({
    label: 'Best season',
    hint: 'We highlight what is best in that season.',
    all: 'All seasons',
    options: () =>
      labelled({
        summer: 'Summer (Jun-Aug)',
        winter: 'Winter (Dec-Feb)',
        spring: 'Spring (Mar-May)',
        fall: 'Fall (Sep-Nov)',
      }),
    matches: ({ bestSeason }, season) => bestSeason === season,
    highlights: true,
    offers: 'all',
  }),
});

/** Search and filters of the map of attractions, which highlights no season. */
export const attractionMapFilters = define(textsOf, typeAndLocation);

export type AttractionFilterState = typeof attractionFilters.none;
