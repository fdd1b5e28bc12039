import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gpxFile } from './gpxFile.ts';
import { keyOfTrack, type PackedTrack, unpackTrack } from './packedTrack.ts';
import { fileOnDemand } from './publishedFile.ts';
import { openTextCache } from './textCache.ts';
import { writeFiles, type WrittenFile } from './writeFiles.ts';

/** Where tracks are written. */
export interface TrackPlace {
  dir: string;
  /** Where the texts of earlier builds are; null for nowhere. */
  textCacheDir: string | null;
}

export interface WrittenTracks {
  files: WrittenFile[];
  /** Names of the texts in the cache. */
  texts: string[];
}

/** Changes with the code that makes the texts and with every package that it may use: those of another version are made again. */
const version = ['gpxFile.ts', 'packedTrack.ts', '../../package-lock.json']
  .map((file) =>
    createHash('sha256')
      .update(readFileSync(join(import.meta.dirname, file)))
      .digest('hex'),
  )
  .join('');

/** Writes the GPX files; a text that an earlier build made from the same track is not made again. */
export function writeTracks(
  tracks: readonly PackedTrack[],
  { dir, textCacheDir }: TrackPlace,
): WrittenTracks {
  const texts = textCacheDir === null ? null : openTextCache(textCacheDir);
  const textOf = (track: PackedTrack): string => {
    const make = () => gpxFile(unpackTrack(track));
    return texts ? texts.get(version + keyOfTrack(track), make) : make();
  };
  const files = writeFiles(
    dir,
    tracks.map((track) => fileOnDemand(track.path, () => textOf(track))),
  );
  return { files, texts: [...(texts?.used ?? [])] };
}
