import { trailDurations } from '#schemas/rules/trailDuration.ts';
import { expect, test, vi } from 'vitest';
import { trailChips } from './trailChips.ts';
import { noTrailFilters, type TrailFilters } from './trailFilters.ts';

const all: TrailFilters = { ...noTrailFilters, view: 'map', trail: 'marsh-loop' };

/** What the chips say, and the filters that are left when one is removed. */
function chipsOf(filters: TrailFilters): [label: string, left: TrailFilters][] {
  const change = vi.fn<(filters: TrailFilters) => void>();
  return trailChips(filters, change).map((chip) => {
    chip.onRemove();
    return [chip.label, change.mock.lastCall![0]];
  });
}

test('without filters there is no chip; search, view and selection are none', () => {
  expect(chipsOf({ ...all, search: 'marsh', view: 'grid' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  const filters: TrailFilters = {
    ...all,
    difficulties: ['easy', 'hard'],
    duration: 'long',
    season: 'current',
  };
  expect(chipsOf(filters)).toEqual([
    ['Easy', { ...filters, difficulties: ['hard'] }],
    ['Hard', { ...filters, difficulties: ['easy'] }],
    ['Long (5 to 8 hours)', { ...filters, duration: 'all' }],
    ['Not ruled out now', { ...filters, season: 'all' }],
  ]);
});

test('durations say the hours by which they are told', () => {
  expect(trailDurations.map((duration) => chipsOf({ ...all, duration })[0]?.[0])).toEqual([
    'Short (1 to 2 hours)',
    'Moderate (3 to 4 hours)',
    'Long (5 to 8 hours)',
  ]);
});
