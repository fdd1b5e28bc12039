import { parentPort, workerData } from 'node:worker_threads';
import type { PackedTrack } from './packedTrack.ts';
import { type TrackPlace, writeTracks } from './writeTracks.ts';

/* A thread of `startTracks`: answers each batch of tracks with what became of it. */
parentPort?.on('message', (batch: PackedTrack[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of Node has none.
  parentPort?.postMessage(writeTracks(batch, workerData as TrackPlace));
});
