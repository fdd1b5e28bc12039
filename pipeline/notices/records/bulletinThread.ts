import { workerData } from 'node:worker_threads';
import { answerParts } from '../../events/records/answerParts.ts';
import { bulletinReader, type BulletinSettings } from './bulletinReader.ts';

// The thread in which refreshNotices reads a feed.
answerParts(bulletinReader(workerData as BulletinSettings));
