import { parentPort } from 'node:worker_threads';

/** A part of a feed as it came from its host. */
export interface PartToRead {
  body: Uint8Array;
  contentType: string | null;
}

/** The part as records, or why it cannot be read. */
export type PartAnswer<Part> = { part: Part } | { reason: string };

/** Reads in this thread the parts of one feed in the order in which they come, for `startReaderThread`. */
export function answerParts<Part>(read: (body: Uint8Array, contentType: string | null) => Part): void {
  // Only messages of errors leave this thread. A hostile feed makes 100,000 of them, and their stacks take most of the
  // time of reading it.
  Error.stackTraceLimit = 0;
  const answerOf = ({ body, contentType }: PartToRead): PartAnswer<Part> => {
    try {
      return { part: read(body, contentType) };
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.on('message', (part: PartToRead) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A port of Node has none.
    parentPort?.postMessage(answerOf(part));
  });
}
