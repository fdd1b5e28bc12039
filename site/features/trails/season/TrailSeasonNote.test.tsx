import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WinterState } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { publishedFile } from '../../../test/publishedFile.ts';
import { SiteContext } from '../../../ui/SiteContext.ts';
import { TrailSeasonNote } from './TrailSeasonNote.tsx';

afterEach(() => vi.useRealTimers());

/** Returns the text of the note for trails of these states on a date. */
function noteOn(today: string, states: WinterState[]): string {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T11:00:00Z`) });
  const [trail] = publishedFile(published.trails);
  const { container } = render(
    <SiteContext value={publishedFile(published.site)}>
      <TrailSeasonNote
        trails={states.map((winterState) => ({ ...trail!, winterState, winterAccessible: true }))}
      />
    </SiteContext>,
  );
  return container.textContent;
}

test.each([
  ['2027-10-31', false],
  ['2027-11-01', true],
  ['2028-06-30', true],
  ['2028-07-01', false],
])('on %s the three numbers are said: %s', (today, hasMonths) => {
  const note = noteOn(today, ['exposed', 'recommended', 'unrated', 'recommended', 'exposed', 'recommended']);
  const numbers =
    'Avalanche season, November to June. Of 6 trails, 3 are recommended in winter, 2 are exposed to avalanches and ' +
    '1 has no avalanche rating. ';
  expect(note.startsWith(numbers)).toBe(hasMonths);
  const season = hasMonths ? '3 of 6 trails are in season.' : 'All 6 trails are in season.';
  expect(note).toContain(`${season} This goes by the date only, not by today's conditions.`);
});

test('a state without trails is not counted, and no number of none is said', () => {
  const note = noteOn('2027-11-22', ['exposed', 'exposed']);
  expect(note).toContain('Of 2 trails, 2 are exposed to avalanches. It’s fall. ');
  expect(note).toContain('All 2 trails are out of season or exposed to avalanches.');
  expect(noteOn('2028-01-15', ['unrated'])).toContain(
    'It’s winter. The one trail is out of season or exposed to avalanches.',
  );
});
