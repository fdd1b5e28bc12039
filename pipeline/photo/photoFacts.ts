import readExif, { type Exif } from 'exif-reader';
import type { Place } from '#schemas/rules/distanceBetween.ts';

/** Facts that a camera writes into a photograph; null where it does not say. */
export interface PhotoFacts {
  author: string | null;
  /** Day on which it was taken, YYYY-MM-DD. */
  taken: string | null;
  position: Place | null;
}

/** Returns the facts in the EXIF data of a photograph. Data that cannot be read says nothing. */
export function photoFacts(data: Buffer | undefined): PhotoFacts {
  const { Image, Photo, GPSInfo } = data ? parsed(data) : {};
  return {
    author: authorOf(Image?.Artist) ?? authorOf(Image?.Copyright),
    taken: dayOf(Photo?.DateTimeOriginal),
    position: positionOf(GPSInfo),
  };
}

function parsed(data: Buffer): Partial<Exif> {
  try {
    return readExif(data);
  } catch {
    return {};
  }
}

/** Returns a name without the signs and years of a copyright notice. */
function authorOf(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const name = text.replaceAll(/©|\(c\)|\bcopyright\b|\b\d{4}\b|\0/gi, '').replaceAll(/\s+/g, ' ');
  return name.replaceAll(/^[\s,;-]+|[\s,;-]+$/g, '') || null;
}

/** Returns the day of a photograph. The package reads the clock of a camera, which knows no time zone, as UTC. */
function dayOf(date: unknown): string | null {
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : null;
}

function positionOf(gps: Exif['GPSInfo']): Place | null {
  const lat = degrees(gps?.GPSLatitude, gps?.GPSLatitudeRef === 'S');
  const lng = degrees(gps?.GPSLongitude, gps?.GPSLongitudeRef === 'W');
  return lat === null || lng === null ? null : { lat, lng };
}

function degrees(parts: readonly number[] | undefined, isNegative: boolean): number | null {
  const [whole, minutes = 0, seconds = 0] = parts ?? [];
  if (whole === undefined) return null;
  const value = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return null;
  return isNegative ? -value : value;
}
