import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UnreadableFeed } from '../read/feedEvent.ts';
import type { PartAnswer, PartToRead } from './answerParts.ts';

/** Reads the parts of one feed. Disposing of it ends its thread. */
export interface ReaderThread<Part> extends AsyncDisposable {
  /** Reads one part at a time. Rejects with an UnreadableFeed that says why the part cannot be read. */
  read: (body: Uint8Array, contentType: string | null) => Promise<Part>;
}

/** Limits on the time and memory of reading a feed. The largest known calendars need a tenth of them. */
export interface ReaderLimits {
  /** Milliseconds in which all parts are read. */
  maxMs: number;
  /** Memory of the thread. */
  maxMegabytes: number;
}

/**
 * Returns a reader of one feed in a thread, within limits, by a script that calls `answerParts`. A body of a stranger can
 * be written so that reading it takes hours or all memory, and a thread is the only place in which that can be ended
 * without ending the refresh. The thread starts with the first part: a feed that fails or is unchanged needs none.
 */
export function startReaderThread<Part>(
  script: URL,
  settings: unknown,
  { maxMs, maxMegabytes }: ReaderLimits = { maxMs: 30_000, maxMegabytes: 256 },
): ReaderThread<Part> {
  let started: Worker | undefined;
  const start = (): Worker => {
    const thread = new Worker(script, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    // A failure between two parts is told by the next one, which gets no answer.
    thread.on('error', () => {});
    return thread;
  };
  let left = maxMs;
  return {
    async read(body, contentType) {
      const begin = performance.now();
      started ??= start();
      const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(left)));
      const part: PartToRead = { body, contentType };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread of Node has none.
      started.postMessage(part);
      try {
        const [answer] = (await once(started, 'message', { signal: deadline })) as [PartAnswer<Part>];
        if ('reason' in answer) throw new UnreadableFeed(answer.reason);
        return answer.part;
      } catch (error) {
        if (deadline.aborted) throw new UnreadableFeed(`reading it takes more than ${maxMs / 1000} s`);
        if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
          throw new UnreadableFeed(`reading it takes more than ${maxMegabytes} MB of memory`);
        throw error;
      } finally {
        left -= performance.now() - begin;
      }
    },
    [Symbol.asyncDispose]: async () => void (await started?.terminate()),
  };
}
