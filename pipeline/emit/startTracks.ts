import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { packTrack } from './packedTrack.ts';
import { pruneTexts } from './textCache.ts';
import type { TrackFile } from './trackFiles.ts';
import type { WrittenFile } from './writeFiles.ts';
import { type TrackPlace, type WrittenTracks, writeTracks } from './writeTracks.ts';

/** Tracks that are being written. */
export interface TrackWriting extends AsyncDisposable {
  /** In any order. Rejects when a file cannot be written. */
  written: Promise<WrittenFile[]>;
}

/** So many tracks are made in the time that a thread takes to start. */
const batchSize = 100;

/**
 * Writes GPX files, more than a few of them on threads of their own: a track takes a millisecond, and all else can be
 * written meanwhile. Disposing of it stops what is still being written. Throws when one of few cannot be written.
 */
export function startTracks(tracks: readonly TrackFile[], place: TrackPlace): TrackWriting {
  const finish = (batches: WrittenTracks[]): WrittenFile[] => {
    if (place.textCacheDir !== null)
      pruneTexts(place.textCacheDir, new Set(batches.flatMap(({ texts }) => texts)));
    return batches.flatMap(({ files }) => files);
  };
  if (tracks.length <= batchSize) {
    const written = Promise.resolve(finish([writeTracks(tracks.map(packTrack), place)]));
    return { written, [Symbol.asyncDispose]: async () => {} };
  }
  const batches = Array.from({ length: Math.ceil(tracks.length / batchSize) }, (_, n) =>
    tracks.slice(n * batchSize, (n + 1) * batchSize).map(packTrack),
  );
  const threads = Array.from({ length: Math.min(availableParallelism(), batches.length) }, () =>
    startThread(place),
  );
  // All at once: a thread does not wait for this one, which is busy.
  for (const [n, batch] of batches.entries()) {
    const positions = batch.map((track) => track.positions.buffer);
    threads[n % threads.length]?.postMessage(batch, positions);
  }
  const written = answersOf(threads, batches.length).then(finish);
  // Whoever fails before the tracks are done does not wait for them.
  written.catch(() => {});
  return {
    written,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}

function startThread(place: TrackPlace): Worker {
  return new Worker(new URL('./trackThread.ts', import.meta.url), {
    workerData: place,
    // Little of each heap: what a track is made of is gone when it is written. A track of 100,000 points needs the 512.
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 },
  });
}

/** So many answers of threads. Rejects when one of them fails. */
function answersOf(threads: readonly Worker[], count: number): Promise<WrittenTracks[]> {
  return new Promise((resolve, reject) => {
    const answers: WrittenTracks[] = [];
    for (const thread of threads) {
      thread.on('error', reject);
      thread.on('message', (answer: WrittenTracks) => {
        if (answers.push(answer) === count) resolve(answers);
      });
    }
  });
}
