import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { published } from '../../../data/published.ts';
import { publishedFile } from '../../../test/publishedFile.ts';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { TrailSeasonNote } from './TrailSeasonNote.tsx';

afterEach(() => vi.useRealTimers());

/** Returns the text of the note for a number of trails of one terrain on a date. */
function noteOn(today: string, terrain: 'none' | 'simple', count: number): string {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T11:00:00Z`) });
  const [trail] = publishedFile(published.trails);
  const walk = {
    ...trail!,
    winterAccessible: false,
    bestMonths: ['july' as const],
    avalancheTerrain: { ...trail!.avalancheTerrain, class: terrain },
  };
  const { container } = render(
    <SiteContext value={publishedFile(published.site)}>
      <TrailSeasonNote trails={Array.from({ length: count }, () => walk)} />
    </SiteContext>,
  );
  return container.textContent;
}

test('avalanche danger comes first; when nothing is left it says so in words, not as a number of none', () => {
  expect(noteOn('2027-11-22', 'simple', 3)).toMatch(
    /^Avalanche danger from .+ on 3 of 3 trails: .+It is fall\. Season or avalanche danger rules out all 3\. This is by the calendar/,
  );
});

test('without danger it counts those that the season leaves', () => {
  expect(noteOn('2027-08-01', 'none', 2)).toMatch(
    /^It is summer\. 2 of 2 trails are not ruled out by season\. This/,
  );
  expect(noteOn('2027-01-15', 'none', 1)).toContain(
    'It is winter. Season or avalanche danger rules out the one trail.',
  );
});
