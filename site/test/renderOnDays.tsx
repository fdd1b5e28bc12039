import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Notice } from '#schemas/types/published.ts';
import { type TripDates, TripDatesContext } from '../tripDates/tripDates.ts';
import { published } from '../data/published.ts';
import { publishedFile } from './publishedFile.ts';

/** Renders a part of a page as on a day, with the days of a trip if there is one. */
export function renderOnDays(
  children: ReactNode,
  today: string,
  trip: TripDates['trip'] = null,
): RenderResult {
  return render(
    <MemoryRouter>
      <TripDatesContext value={{ today, trip }}>{children}</TripDatesContext>
    </MemoryRouter>,
  );
}

/** Returns a notice of the made-up park. */
export function noticeOf(slug: string): Notice {
  const notice = publishedFile(published.notices).find((each) => each.slug === slug);
  if (!notice) throw new Error(`The made-up park has no notice ${slug}.`);
  return notice;
}
