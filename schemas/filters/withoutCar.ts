import { labelled } from './defineFilters.ts';

/** The filter for places that are reached by bus or shuttle, which several kinds share. */
export const withoutCar = {
  label: 'Getting there',
  hint: 'A bus or shuttle stops within 600 m. Choose your dates to count only the lines running then.',
  all: 'Any way',
  options: () => labelled({ bus: 'Without a car' }),
  matches: ({ hasBus }: { hasBus: boolean }) => hasBus,
};
