import type { AuthoredTrail } from '#schemas/types/authored.ts';
import type { RouteDetail } from '#schemas/types/published.ts';
import type { NearLine } from '../../content/transitFinder.ts';

/** Begins the text of a trail without parking: "None: the road is closed". */
const noParking = /^(?:none|no)\b/i;

/** Returns the signs of a trail's map: parking at the trailhead, and the bus stops near it, each once. */
export function trailSigns(
  { coordinates, access }: Pick<AuthoredTrail, 'coordinates' | 'access'>,
  lines: readonly NearLine[],
): RouteDetail['signs'] {
  const hasParking = access?.parking !== undefined && !noParking.test(access.parking);
  const stops = new Map(lines.map(({ stop, at: { lat, lng } }) => [stop, { lat, lng }]));
  return [
    ...(hasParking ? [{ kind: 'parking' as const, lat: coordinates.lat, lng: coordinates.lng }] : []),
    ...[...stops.values()].map((at) => ({ kind: 'bus stop' as const, ...at })),
  ];
}
