import type { Season } from './attractionFilters.ts';

/** Seasons as shown in filters. */
export const seasonLabels: Record<Season, string> = {
  summer: 'Summer (Jun-Aug)',
  winter: 'Winter (Dec-Feb)',
  spring: 'Spring (Mar-May)',
  fall: 'Fall (Sep-Nov)',
};
