import type { Feature, LineString, Point } from 'geojson';
import togpx from 'togpx';
import type { AvalancheHazard } from '#schemas/types/published.ts';
import { hazardWaypoints } from './hazardWaypoints.ts';
import type { LinePoint, TrailLine } from '../../content/trailLines.ts';

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
 * Returns a GPX 1.1 document: the line as one track, its named points as waypoints. A line without any elevation gets
 * the placeholder 1400 m plus 2 m per point, and says so. Waypoints mark both ends of an avalanche hazard.
 */
export function gpxFile({ name, url, creator, line, hazard }: GpxTrack): string {
  const desc = descriptionOf(line);
  const elevationOf = (point: LinePoint, index: number): number | null =>
    line.elevations === 'placeholder' ? 1400 + 2 * index : point.elevation;
  const positions = line.track.map((point, index) => toPosition(point, elevationOf(point, index)));
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
  traced: 'Traced from maps, not for navigation.',
  sketch: 'Approximate route, not for navigation.',
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
    ...(elevations === 'placeholder' ? ['The elevations are placeholders.'] : []),
    `Source: ${source}.`.replace(/\.+$/, '.'),
    ...(attribution ? [attribution.text] : []),
    ...(heightsFrom && !attribution?.text.includes(heightsFrom.holder) ? [heightsFrom.text] : []),
  ];
  return sentences.join(' ');
}

function toPosition({ lng, lat }: LinePoint, elevation: number | null): number[] {
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
