import type { AvalancheHazard } from '#schemas/types/published.ts';
import { distancesAlong } from '../../geometry/distancesAlong.ts';
import type { TrailLine } from '../../content/trailLines.ts';

/** Returns the GPX waypoints at both ends of an avalanche hazard, or at its one point; no text without kilometres. */
export function hazardWaypoints({ points }: TrailLine, hazard: AvalancheHazard | null): string {
  if (!hazard || hazard.fromKm === null) return '';
  const { fromKm, toKm, place } = hazard;
  const waypoint = (km: number, name: string) => {
    const { lat, lng } = placeAt(points, km);
    return `<wpt lat="${lat}" lon="${lng}"><name>${name}</name><desc>${escaped(place)}</desc><sym>Danger</sym></wpt>`;
  };
  if (toKm === null || toKm === fromKm) return waypoint(fromKm, 'Avalanche terrain');
  return waypoint(fromKm, 'Avalanche terrain begins') + waypoint(toKm, 'Avalanche terrain ends');
}

/** Returns the place on a line at a distance from its start, interpolated between its points. */
function placeAt(points: TrailLine['points'], km: number): { lat: number; lng: number } {
  const distances = distancesAlong(points);
  const found = distances.findIndex((distance) => distance >= km);
  const at = found === -1 ? points.length - 1 : found;
  const end = points[at] ?? { lat: 0, lng: 0 };
  const start = points[Math.max(0, at - 1)] ?? end;
  const [before, after] = [distances[Math.max(0, at - 1)] ?? 0, distances[at] ?? 0];
  const share = after === before ? 0 : Math.min(1, (km - before) / (after - before));
  return {
    lat: round(start.lat + share * (end.lat - start.lat)),
    lng: round(start.lng + share * (end.lng - start.lng)),
  };
}

/** Rounds to six decimals of a degree, about a tenth of a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
