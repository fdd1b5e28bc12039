import type { ContentFile, KeyPath } from '../../../content/loadedContent.ts';
import { isInRegion } from '../../../geometry/lineFaults.ts';
import { recordsOf } from '../../../content/checkedContent.ts';
import { pointPosition } from '../../pointPosition.ts';
import { findingIn, type Rule } from '../../findingIn.ts';

export const coordinatesInRegion: Rule = {
  name: 'coordinates-in-region',
  description:
    'Every point, those of recorded tracks and of bus stops among them, lies in the region given by site.yaml. A point outside is nearly ' +
    'always a swapped or mistyped number.',
  canBeExcused: true,
  check({ site, ...content }) {
    if (!site) return [];
    const isInside = (point: { lat: number; lng: number }) => isInRegion(site.data.region, point);
    const outside = (file: ContentFile, path: KeyPath, point: { lat: number; lng: number }) => {
      if (isInside(point)) return [];
      const message = `${point.lat}, ${point.lng} lies outside the region of site.yaml`;
      const isLng = isInside({ lat: point.lat, lng: -point.lng });
      return [
        findingIn(file, [...path, isLng ? 'lng' : 'lat'], { message, suggestion: hint(point, isInside) }),
      ];
    };
    const inTracks = content.routes.flatMap((route) => {
      const index = route.points.findIndex((point) => !isInside(point));
      const point = route.points[index];
      if (!point) return [];
      const isSwapped = route.points.every(
        ({ lat, lng }) => !isInside({ lat, lng }) && isInside({ lat: lng, lng: lat }),
      );
      return [
        {
          file: route.path,
          ...pointPosition(route, index),
          path: '',
          message: isSwapped
            ? 'latitude and longitude are swapped in the file: swapped back, all points are in the region of site.yaml'
            : `point ${index + 1}, ${point.lat}, ${point.lng}, lies outside the region of site.yaml`,
          suggestion: isSwapped ? swapBack(route.name) : hint(point, isInside),
          severity: 'error' as const,
        },
      ];
    });
    const inRecords = recordsOf({ site, ...content }).flatMap((entry) => {
      const { file } = entry;
      const place = entry.kind === 'event' ? undefined : entry.data.coordinates;
      const route = entry.kind === 'trail' ? entry.data.route : undefined;
      const waypoints = route && 'waypoints' in route ? route.waypoints : [];
      return [
        ...(place ? outside(file, ['coordinates'], place) : []),
        ...waypoints.flatMap((point, index) => outside(file, ['route', 'waypoints', index], point)),
      ];
    });
    const stops = content.transit?.data.stops ?? [];
    const inStops = stops.flatMap(({ coordinates }, index) =>
      content.transit ? outside(content.transit.file, ['stops', index, 'coordinates'], coordinates) : [],
    );
    return [...inRecords, ...inTracks, ...inStops];
  },
};

function swapBack(name: string): string {
  return name.endsWith('.gpx')
    ? 'Export it again, or swap the names lat and lon everywhere.'
    : 'Write the longitude first in each point, as GeoJSON has it, or import the recording again with npm run gpx:import.';
}

/** Returns a hint about the sign: south and west are negative. */
function signHint(name: 'lat' | 'lng', value: number): string {
  return `Is the minus sign of ${name} ${value < 0 ? 'one too many' : 'missing'}? Write ${name}: ${-value}`;
}

function hint(
  point: { lat: number; lng: number },
  isInside: (point: { lat: number; lng: number }) => boolean,
) {
  if (isInside({ lat: point.lng, lng: point.lat })) return 'Are lat and lng swapped?';
  if (isInside({ lat: point.lat, lng: -point.lng })) return signHint('lng', point.lng);
  if (isInside({ lat: -point.lat, lng: point.lng })) return signHint('lat', point.lat);
  return 'Check both numbers on a map.';
}
