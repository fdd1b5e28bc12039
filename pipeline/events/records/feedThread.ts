import { parentPort, workerData } from 'node:worker_threads';
import { type ReaderSettings, type RecordPart, recordReader } from './recordReader.ts';

/** A part of a feed as it came from its host. */
export interface PartToRead {
  body: Uint8Array;
  contentType: string | null;
}

/** The part as records, or why it cannot be read. */
export type PartAnswer = { part: RecordPart } | { reason: string };

// The thread of startFeedReader: reads the parts of one feed in the order in which they come.
const read = recordReader(workerData as ReaderSettings);
parentPort?.on('message', ({ body, contentType }: PartToRead) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of Node has none.
  parentPort?.postMessage(answerOf(body, contentType));
});

function answerOf(body: Uint8Array, contentType: string | null): PartAnswer {
  try {
    return { part: read(body, contentType) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
