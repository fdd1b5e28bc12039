import type { ReaderSettings, RecordPart } from './recordReader.ts';
import { type ReaderLimits, type ReaderThread, startReaderThread } from './startReaderThread.ts';

/** Reads the parts of one feed of events. */
export type FeedReader = ReaderThread<RecordPart>;

/** Starts a thread that reads one feed of events within limits. */
export function startFeedReader(settings: ReaderSettings, limits?: ReaderLimits): FeedReader {
  return startReaderThread(new URL('./feedThread.ts', import.meta.url), settings, limits);
}
