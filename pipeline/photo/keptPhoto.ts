import sharp from 'sharp';
import { smallestPhotograph } from '#schemas/rules/photographs/smallestPhotograph.ts';
import { photoFacts, type PhotoFacts } from './photoFacts.ts';

/** Longest side of a photograph that is kept in git, in pixels. */
const longestSide = 3000;

/** A photograph as it is kept. */
export interface KeptPhoto {
  /** A JPEG without metadata. */
  bytes: Buffer;
  size: { width: number; height: number };
  /** Facts that the original said. */
  facts: PhotoFacts;
}

/**
 * Makes the file that is kept of a photograph: upright, in the colours of screens, at most 3000 pixels long. Metadata is
 * left out, because it may hold names and the position of a home. Throws an Error for a file that is too small or no
 * picture.
 */
export async function keptPhoto(original: Buffer): Promise<KeptPhoto> {
  const read = () => sharp(original, { failOn: 'error' });
  // An empty file throws at once.
  const metadata = await Promise.resolve()
    .then(() => read().metadata())
    .catch(() => null);
  if (!metadata) throw new Error('this is no picture that can be read: save it as JPEG, PNG or WebP');
  const { width, height } = metadata.autoOrient;
  if (width < smallestPhotograph.width || height < smallestPhotograph.height) {
    const { width: least, height: low } = smallestPhotograph;
    throw new Error(`it is too small: ${width} by ${height} pixels, and ${least} by ${low} are needed`);
  }
  // sharp writes no metadata by default.
  const { data, info } = await read()
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    size: { width: info.width, height: info.height },
    facts: photoFacts(metadata.exif),
  };
}
