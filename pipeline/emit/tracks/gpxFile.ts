import type { Feature, LineString, Point } from 'geojson';
import togpx from 'togpx';
import type { LinePoint, TrailLine } from '../../content/trailLines.ts';
import { isDownload } from '../../derive/map/routeDetail.ts';
import type { Published } from '../../derive/published.ts';
import { distancesAlong } from '../../geometry/line.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { AvalancheHazard } from '#schemas/types/published.ts';

export interface GpxTrack {
  name: string;
  /** Address of the trail's page. */
  url: string;
  /** Name of the guide. */
  creator: string;
  line: TrailLine;
  /** Avalanche hazard of the trail; without kilometres it has no waypoint. */
  hazard: AvalancheHazard | null;
}

/**
 * Returns a GPX 1.1 document: the line as one track, its named points as waypoints. A line without any elevation has
 * none, and says so. Waypoints mark both ends of an avalanche hazard.
 */
export function gpxFile({ name, url, creator, line, hazard }: GpxTrack): string {
  const desc = descriptionOf(line);
  const positions = line.track.map(toPosition);
  const track: Feature<LineString> = {
    type: 'Feature',
    properties: { name, desc },
    geometry: { type: 'LineString', coordinates: positions },
  };
  const waypoints = line.track.flatMap((point, index): Feature<Point>[] => {
    if (typeof point.name !== 'string') return [];
    const geometry: Point = { type: 'Point', coordinates: positions[index] ?? [] };
    return [{ type: 'Feature', properties: { name: point.name, desc: '' }, geometry }];
  });
  const gpx = togpx(
    { type: 'FeatureCollection', features: [...waypoints, track] },
    {
      creator,
      metadata: { name, desc, ...copyrightOf(line), link: { '@href': url } },
      featureTitle: (properties) => properties.name,
      featureDescription: (properties) => properties.desc,
    },
  );
  const marked = inSchemaOrder(gpx).replace('<trk>', () => `${hazardWaypoints(line, hazard)}<trk>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${marked}\n`;
}

const originOf = {
  recorded: 'Recorded on the ground.',
  traced: 'Traced from maps. Not for navigation.',
  sketch: 'Approximate route. Not for navigation.',
} as const;

/**
 * Returns the holder and the licence of the data behind the line, where it names them; GPX 1.1 has them before the
 * link.
 */
function copyrightOf({ attribution }: TrailLine) {
  return attribution ? { copyright: { '@author': attribution.holder, license: attribution.licence } } : {};
}

function descriptionOf({
  accuracy,
  elevations,
  source,
  covers,
  attribution,
  heightsFrom,
}: TrailLine): string {
  const sentences = [
    originOf[accuracy],
    ...(covers === 'partial' ? ['Shows only a part of the walk.'] : []),
    ...(elevations === 'interpolated' ? ['Elevations between named points are interpolated.'] : []),
    ...(elevations === 'placeholder' ? ['Its elevations are not known.'] : []),
    `Source: ${source}.`.replace(/\.+$/, '.'),
    ...(attribution ? [attribution.text] : []),
    ...(heightsFrom && !attribution?.text.includes(heightsFrom.holder) ? [heightsFrom.text] : []),
  ];
  return sentences.join(' ');
}

function toPosition({ lng, lat, elevation }: LinePoint): number[] {
  const position = [lng, lat];
  return elevation === null ? position : [...position, elevation];
}

/**
 * Reorders elements because GPX 1.1 wants a waypoint's elevation before its name and no empty description, unlike
 * togpx.
 */
function inSchemaOrder(gpx: string): string {
  return gpx
    .replaceAll(/<desc\s*\/>|<desc><\/desc>/g, '')
    .replaceAll(/(<wpt [^>]*>)(<name>[^<]*<\/name>)(<ele>[^<]*<\/ele>)/g, '$1$3$2');
}

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

/** A track and the file it goes to. */
export interface TrackFile {
  /** Below the folder of the guide. */
  path: string;
  track: GpxTrack;
}

/** Returns the tracks of all trails whose line may be downloaded. */
export function trackFiles({ trails, lines, site }: Published): TrackFile[] {
  return trails.flatMap(({ slug, name, avalancheTerrain }) => {
    const line = lines.get(slug);
    if (!line || !isDownload(line)) return [];
    const track = {
      name,
      url: `${site.url}${recordPath('trail', slug)}`,
      creator: site.name,
      line,
      hazard: avalancheTerrain.hazard,
    };
    return [{ path: `gpx/${slug}.gpx`, track }];
  });
}
