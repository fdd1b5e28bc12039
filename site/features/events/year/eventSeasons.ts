import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { monthOf, siteSeason } from '../../../calendar/seasons.ts';
import { namingDay, nextUsualDays } from './usualDays.ts';

const names = { winter: 'Winter', spring: 'Spring', summer: 'Summer', fall: 'Fall' } as const;

/** Events without announced dates that usually begin in one season. */
export interface EventSeason {
  heading: string;
  events: ParkEvent[];
}

/** Returns the season of a date with its year: "Winter 2026–27" for one that has begun in December. */
function seasonText(date: string, hemisphere: Site['hemisphere']): string {
  const month = monthOf(date);
  const season = siteSeason(month, hemisphere);
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const isOverNewYear = month === 12 || month <= 2;
  const next = String((year + 1) % 100).padStart(2, '0');
  return `${names[season]} ${year}${isOverNewYear ? `–${next}` : ''}`;
}

/**
 * Returns events without announced dates by seasons, in the order in which they usually come next. First stand those
 * that are usually on today, and last those of which no usual days are known.
 */
export function eventSeasons(
  events: readonly ParkEvent[],
  today: string,
  hemisphere: Site['hemisphere'],
): EventSeason[] {
  const placed = events
    .flatMap((event) => (event.usual ? [{ event, ...nextUsualDays(event.usual, today) }] : []))
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  const seasons: EventSeason[] = [];
  for (const { event, ...span } of placed) {
    const heading = span.from <= today ? 'Usually around now' : seasonText(namingDay(span), hemisphere);
    const last = seasons.at(-1);
    if (last?.heading === heading) last.events.push(event);
    else seasons.push({ heading, events: [event] });
  }
  const unknown = events.filter(({ usual }) => !usual);
  return unknown.length === 0 ? seasons : [...seasons, { heading: 'Time of year unknown', events: unknown }];
}
