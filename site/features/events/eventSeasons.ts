import { byNextDays, nextEventDays } from '#schemas/rules/events/nextEventDays.ts';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { monthOf, siteSeason } from '../../calendar/seasons.ts';
import { namingDay } from './eventDates.ts';

const names = { winter: 'Winter', spring: 'Spring', summer: 'Summer', fall: 'Fall' } as const;

/** Events that begin, or usually begin, in one season. */
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

function headingOf(event: ParkEvent, today: string, hemisphere: Site['hemisphere']): string {
  const days = nextEventDays(event, today);
  if (!days) return 'Month not known';
  if (days.from <= today) return 'Around now';
  return seasonText(event.startDate ?? namingDay(days), hemisphere);
}

/** Returns events by seasons, the next one first; those that are on today, or usually are, come before all others. */
export function eventSeasons(
  events: readonly ParkEvent[],
  today: string,
  hemisphere: Site['hemisphere'],
): EventSeason[] {
  const seasons: EventSeason[] = [];
  for (const event of byNextDays(events, today)) {
    const heading = headingOf(event, today, hemisphere);
    const last = seasons.at(-1);
    if (last?.heading === heading) last.events.push(event);
    else seasons.push({ heading, events: [event] });
  }
  return seasons;
}
