import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from './feedEvent.ts';
import type { FeedBody } from './fetchFeed.ts';
import { type ReaderSettings, readRecords, type ThreadAnswer } from './readRecords.ts';

// The thread of readInThread. Only messages of errors leave it: a hostile feed makes 100,000 of them, and their stacks
// take most of the time of reading it.
Error.stackTraceLimit = 0;
const { body, settings } = workerData as { body: FeedBody; settings: ReaderSettings };

function answer(): ThreadAnswer {
  try {
    return readRecords(body, settings);
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of Node has none.
parentPort?.postMessage(answer());
