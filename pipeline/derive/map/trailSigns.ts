import type { AuthoredTrail } from '#schemas/types/authored.ts';
import type { RouteDetail } from '#schemas/types/published.ts';
import type { Place } from '#schemas/rules/distanceBetween.ts';
import type { NearLine } from '../../content/transitFinder.ts';
import type { Bounds } from './surroundings.ts';

/** Begins the text of a trail without parking: "None: the road is closed". */
const noParking = /^(?:none|no)\b/i;

/**
 * Returns the signs of a trail's map within a view: parking at the trailhead, and the bus stops near it, each stop once.
 */
export function trailSigns(
  { coordinates, access }: Pick<AuthoredTrail, 'coordinates' | 'access'>,
  lines: readonly NearLine[],
  view: Bounds,
): RouteDetail['signs'] {
  const hasParking = access?.parking !== undefined && !noParking.test(access.parking);
  const stops = new Map(lines.map(({ stop, at }) => [stop, at]));
  const signs = [
    { kind: 'parking' as const, at: hasParking ? [coordinates] : [] },
    { kind: 'bus stop' as const, at: [...stops.values()] },
  ];
  return signs.flatMap(({ kind, at }) => {
    const shown = at.filter((place) => isWithin(place, view)).map(({ lat, lng }) => ({ lat, lng }));
    return shown.length > 0 ? [{ kind, at: shown }] : [];
  });
}

function isWithin({ lat, lng }: Place, { south, west, north, east }: Bounds): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
