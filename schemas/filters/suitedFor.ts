import type { SuitedTo } from '../types/published.ts';
import { labelled } from './defineFilters.ts';

/** The filter for children, dogs and wheelchairs, which several kinds share. A place passes if it suits all that are chosen. */
export const suitedFor = {
  label: 'Good for',
  needsAll: true,
  options: () =>
    labelled<SuitedTo>({
      children: 'Small children',
      strollers: 'Strollers',
      dogs: 'Dogs on a leash',
      wheelchairs: 'Wheelchairs, part or all',
    }),
  matches: ({ suits }: { suits?: SuitedTo[] }, who: SuitedTo) => suits?.includes(who) === true,
} as const;
