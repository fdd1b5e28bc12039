import type { ContentFile, LoadedContent } from '../content/loadedContent.ts';
import { metresIfInFeet } from '../geometry/feet.ts';
import { isInRegion } from '../geometry/lineFaults.ts';
import type { RoutePoint } from '../geometry/routePoint.ts';
import { isAuthored } from '../validate/authoredSchemas.ts';

/**
 * Throws an Error that says what is wrong with all points of a track at once: latitude and longitude are swapped, or
 * heights are in feet.
 */
export function assertPlausible(
  track: readonly RoutePoint[],
  trail: ContentFile,
  { files }: LoadedContent,
): void {
  assertNotSwapped(track, files);
  assertNotInFeet(track, trail);
}

function assertNotSwapped(track: readonly RoutePoint[], files: readonly ContentFile[]): void {
  const site = files.find(({ kind }) => kind === 'site')?.data;
  if (!isAuthored('site', site)) return;
  const { region } = site;
  const isSwapped = ({ lat, lng }: RoutePoint) =>
    !isInRegion(region, { lat, lng }) && isInRegion(region, { lat: lng, lng: lat });
  if (!track.every(isSwapped)) return;
  throw new Error(
    'lat and lon are swapped in the file: swapped back, all points are in the region of the guide. Export it again, or swap the two names everywhere',
  );
}

function assertNotInFeet(track: readonly RoutePoint[], { data }: ContentFile): void {
  const heights = track.flatMap(({ elevation }) => elevation ?? []);
  const highPoint = isAuthored('trail', data) ? data.highPointM : undefined;
  if (highPoint === undefined || heights.length === 0) return;
  const top = heights.reduce((highest, height) => Math.max(highest, height));
  const metres = metresIfInFeet(top, highPoint);
  if (metres === null) return;
  throw new Error(
    `the heights look like feet: the track tops at ${Math.round(top)}, which is ${metres} m in feet, and highPointM is ${highPoint}. Export it with heights in metres`,
  );
}
