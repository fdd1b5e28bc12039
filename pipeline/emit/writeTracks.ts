import { gpxFile, type GpxTrack, gpxVersion } from './gpxFile.ts';
import { fileOnDemand } from './publishedFile.ts';
import { openTextCache } from './textCache.ts';
import type { TrackFile } from './trackFiles.ts';
import { writeFiles, type WrittenFile } from './writeFiles.ts';

/** Where tracks are written. */
export interface TrackPlace {
  dir: string;
  /** A folder that may hold the same files: see `writeFiles`. */
  previous: string | null;
  /** Where the texts of earlier builds are; null for nowhere. */
  textCacheDir: string | null;
}

export interface WrittenTracks {
  files: WrittenFile[];
  /** Names of the texts in the cache. */
  texts: string[];
}

/** Writes the GPX files; a text that an earlier build made from the same track is not made again. */
export function writeTracks(
  tracks: readonly TrackFile[],
  { dir, previous, textCacheDir }: TrackPlace,
): WrittenTracks {
  const texts = textCacheDir === null ? null : openTextCache(textCacheDir);
  const textOf = (track: GpxTrack): string => {
    const make = () => gpxFile(track);
    return texts ? texts.get(gpxVersion + JSON.stringify(track), make) : make();
  };
  const files = writeFiles(
    dir,
    tracks.map(({ path, track }) => fileOnDemand(path, () => textOf(track))),
    previous,
  );
  return { files, texts: [...(texts?.used ?? [])] };
}
