import { labelled } from './defineFilters.ts';

interface Place {
  isIndoors?: true;
}

/** The filter for what one visits when it rains, which several kinds share. */
export const rainyDay = {
  label: 'Weather',
  all: 'Any weather',
  options: () => labelled({ rain: 'A rainy day: indoors, or good when wet' }),
  matches: ({ isIndoors }: Place) => isIndoors === true,
  applies: (places: readonly Place[]) => places.some(({ isIndoors }) => isIndoors),
};
