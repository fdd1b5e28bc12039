import { join } from 'node:path';
import { importedFolder } from '../content/contentKinds.ts';
import { refreshEvents } from '../events/refreshEvents.ts';
import { addDays } from '../time/calendarDate.ts';
import type { RefreshReport } from '../events/refreshReport.ts';

/** Imports a generated calendar with a number of events into a content folder; returns the outcome. */
export async function importFeed(contentDir: string, events: number, today: string): Promise<RefreshReport> {
  const body = Buffer.from(calendarOf(events, today));
  return refreshEvents({
    contentDir,
    today: () => today,
    choose: ({ site }) => ({
      feeds: [
        {
          id: 'generated',
          name: 'Generated',
          url: `https://events.example/${join(importedFolder, 'feed.ics')}`,
          town: site.data.locations[0]?.id ?? '',
          category: 'generated',
          status: 'unverified',
        },
      ],
      keepOthers: true,
    }),
    source: () => async () => ({ body, contentType: 'text/calendar' }),
    accept: true,
    dryRun: false,
  });
}

/** Returns a calendar whose events last an hour each, a few on every day of a year. */
function calendarOf(events: number, today: string): string {
  const text = 'A generated text as long as a real one, with a <b>turn</b> &amp; a view. '.repeat(4);
  const entries = Array.from({ length: events }, (_, n) => {
    const day = addDays(today, n % 360).replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      `UID:generated-${n}`,
      `SUMMARY:${n.toString(36).repeat(4)} generated`,
      `DESCRIPTION:${text}`,
      `DTSTART;TZID=Europe/Helsinki:${day}T100000`,
      `DTEND;TZID=Europe/Helsinki:${day}T110000`,
      'END:VEVENT',
    ].join('\r\n');
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR', ''].join('\r\n');
}
