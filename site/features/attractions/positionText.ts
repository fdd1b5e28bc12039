import type { AttractionDetail } from '#schemas/types/published.ts';

/** Formats degrees with the side of the equator or of Greenwich: "51.4200° N". */
function degrees(number: number, [positive, negative]: [string, string]): string {
  return `${Math.abs(number).toFixed(4)}° ${number < 0 ? negative : positive}`;
}

/** Returns the coordinates of a place, or null if they are not known. */
export function positionText({
  latitude,
  longitude,
}: Pick<AttractionDetail, 'latitude' | 'longitude'>): string | null {
  if (latitude === null || longitude === null) return null;
  return `${degrees(Number(latitude), ['N', 'S'])}, ${degrees(Number(longitude), ['E', 'W'])}`;
}
