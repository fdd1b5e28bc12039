import type { RoutePoint } from '../geometry/routePoint.ts';

/** Decimals of a degree that are kept: a tenth of a metre, less than any receiver knows. */
const decimals = 6;

interface Origin {
  name: string | null;
  /** Name of the recorded file. */
  source: string;
  recordedPoints: number;
  toleranceM: number;
}

/**
 * Returns a track as GeoJSON with one point a line, so that a later change reads well; where it comes from is in it.
 */
export function routeGeoJson(
  points: readonly RoutePoint[],
  origin: Origin,
  names: ReadonlyMap<RoutePoint, string> = new Map(),
): string {
  const places = points.flatMap((point, index) => {
    const name = names.get(point);
    return name === undefined ? [] : [{ point: index + 1, name }];
  });
  const round = (degrees: number): number => Number(degrees.toFixed(decimals));
  const lines = points.map(({ lat, lng, elevation }) =>
    JSON.stringify([round(lng), round(lat), ...(elevation === null ? [] : [elevation])]).replaceAll(
      ',',
      ', ',
    ),
  );
  return `{
  "type": "Feature",
  "properties": ${JSON.stringify(places.length > 0 ? { ...origin, places } : origin)},
  "geometry": {
    "type": "LineString",
    "coordinates": [
      ${lines.join(',\n      ')}
    ]
  }
}
`;
}
