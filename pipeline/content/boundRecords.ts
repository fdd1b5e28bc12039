import { booleanPointInPolygon } from '@turf/turf';
// All of Turf takes longer to load than to check a hundred records.
import type { AuthoredNotice } from '#schemas/types/authored.ts';
import type { Place } from '#schemas/rules/distanceBetween.ts';
import { distanceToLine } from '../geometry/line.ts';
import type { CheckedContent } from './checkedContent.ts';
import { trailLines } from './trailLines.ts';

type Area = NonNullable<AuthoredNotice['area']>;
type Bound = Pick<AuthoredNotice, 'records' | 'parts' | 'area'>;

/** Kilometres from a stretch of a road within which a place is bound. */
const roadsideKm = 0.5;

/** Kilometres in a degree of latitude. */
const kmPerDegree = 111;

/** A record with the points by which an area may touch it: its position, and the line of a walk. */
export interface PlacedRecord {
  /** Kind and slug, for example `trail/high-lookout`. */
  key: string;
  points: readonly Place[];
}

/** Returns every record but events, with its position and the line of a walk. */
export function placedRecords(content: CheckedContent): PlacedRecord[] {
  const lineOf = trailLines(content);
  const { attractions, activities, accommodations, trails } = content;
  return [...attractions, ...activities, ...accommodations, ...trails].map((entry) => ({
    key: `${entry.kind}/${entry.slug}`,
    points: [
      ...(entry.data.coordinates ? [entry.data.coordinates] : []),
      ...(entry.kind === 'trail' ? (lineOf(entry)?.points ?? []) : []),
    ],
  }));
}

/** Returns the keys of the records in an area. */
export function recordsIn(area: Area, places: readonly PlacedRecord[]): string[] {
  const isInside = insideOf(area);
  return places.filter(({ points }) => points.some(isInside)).map(({ key }) => key);
}

/** Returns the records that a notice binds, once each: those it names, then those in its area. */
export function boundRecords(
  { records = [], parts = [], area }: Bound,
  places: readonly PlacedRecord[],
): { record: string; part: string | null }[] {
  const named = [
    ...records.map((record) => ({ record, part: null })),
    ...parts.map(({ record, place }) => ({ record, part: place })),
  ];
  const others = area ? recordsIn(area, places).map((record) => ({ record, part: null })) : [];
  const byKey = new Map([...others, ...named].map((bound) => [bound.record, bound]));
  return [...new Map([...named, ...others].map(({ record }) => [record, byKey.get(record)])).values()].filter(
    (bound) => bound !== undefined,
  );
}

function insideOf({ shape, points }: Area): (place: Place) => boolean {
  if (shape === 'road') {
    const isNear = boxAround(points, 2 * roadsideKm);
    return (place) => isNear(place) && distanceToLine(place, points) <= roadsideKm;
  }
  const [first] = points;
  // A rule reports a polygon of fewer points.
  if (!first || points.length < 3) return () => false;
  const edge = {
    type: 'Polygon' as const,
    coordinates: [[...points, first].map(({ lat, lng }) => [lng, lat])],
  };
  const isNear = boxAround(points, 0);
  return (place) => isNear(place) && booleanPointInPolygon([place.lng, place.lat], edge);
}

/**
 * Returns a test that is true in the box around points and so many kilometres beyond. Most points of the guide are far
 * from an area, and this is a tenth of the work of looking closely.
 */
function boxAround(points: readonly Place[], marginKm: number): (place: Place) => boolean {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const margin = marginKm / kmPerDegree;
  const marginAcross = margin / Math.cos((Math.max(-south, north) * Math.PI) / 180);
  const [west, east] = [Math.min(...lngs) - marginAcross, Math.max(...lngs) + marginAcross];
  return ({ lat, lng }) => lat >= south - margin && lat <= north + margin && lng >= west && lng <= east;
}
