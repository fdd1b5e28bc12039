import { workerData } from 'node:worker_threads';
import { answerParts } from './answerParts.ts';
import { type ReaderSettings, recordReader } from './recordReader.ts';

// The thread of startFeedReader.
answerParts(recordReader(workerData as ReaderSettings));
