import { escapeUTF8 } from 'entities/escape';
import { placesOfDay } from '../rules/tripProgress.ts';
import type { TripPlan } from '../rules/planTrip.ts';

/** Returns a GPX 1.1 document with the stops of a plan as waypoints, in the order of the days. */
export function planGpx({ days }: TripPlan, { siteName, url }: { siteName: string; url: string }): string {
  const waypoints = days.flatMap((day) =>
    placesOfDay(day).map(
      ({ place, item }) =>
        `<wpt lat="${place.latitude}" lon="${place.longitude}"><name>${escapeUTF8(place.name)}</name>` +
        `<desc>${escapeUTF8(`Day ${day.day}, ${day.date}, ${item.time}. ${place.location}`)}</desc></wpt>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escapeUTF8(siteName)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escapeUTF8(`Trip plan: ${siteName}`)}</name><link href="${escapeUTF8(url)}"/></metadata>`,
    ...waypoints,
    '</gpx>\n',
  ].join('\n');
}
