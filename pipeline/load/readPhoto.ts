import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { imageSize } from 'image-size';
import type { PhotoFile } from '../content/loadedContent.ts';

/** Openings of metadata: EXIF, XMP and IPTC in a JPEG, then the parts of a PNG and a WebP that hold them. */
const openings = ['Exif\0\0', 'http://ns.adobe.com/', 'Photoshop 3.0', 'eXIf', 'EXIF', 'XMP '];

/** Reads the size of a photograph, and if it holds metadata. Without sharp, because it reads files later than a check needs. */
export function readPhoto(path: string): PhotoFile {
  const bytes = readFileSync(path);
  return {
    name: basename(path),
    size: sizeOf(bytes),
    hasMetadata: openings.some((opening) => bytes.includes(opening)),
  };
}

function sizeOf(bytes: Uint8Array): PhotoFile['size'] {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return null;
  }
}
