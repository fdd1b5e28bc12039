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
  const artist: unknown = Image?.Artist;
  const date: unknown = Photo?.DateTimeOriginal;
  const lat = degrees(GPSInfo?.GPSLatitude, GPSInfo?.GPSLatitudeRef === 'S');
  const lng = degrees(GPSInfo?.GPSLongitude, GPSInfo?.GPSLongitudeRef === 'W');
  return {
    author: (typeof artist === 'string' && artist.replaceAll('\0', '').trim()) || null,
    // The package reads the clock of a camera, which knows no time zone, as UTC.
    taken: date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : null,
    position: Number.isFinite(lat + lng) ? { lat, lng } : null,
  };
}

function parsed(data: Buffer): Partial<Exif> {
  try {
    return readExif(data);
  } catch {
    return {};
  }
}

/** Returns the degrees of an angle in degrees, minutes and seconds; NaN where there is none. */
function degrees([whole = Number.NaN, minutes = 0, seconds = 0]: readonly number[] = [], isNegative = false) {
  return (isNegative ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}
