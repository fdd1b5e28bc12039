import { derive } from '../derive/derive.ts';
import type { PictureJobs } from 'larch-pictures';
import { publishedFiles } from '../emit/publishedFiles.ts';
import { storedRelief } from '../relief/storedRelief.ts';
import { removeOthers } from './removeOthers.ts';
import { changedPaths, writeFiles } from '../files/writeFiles.ts';
import { loadContent } from '../load/loadContent.ts';
import type { LoadedContent } from '../content/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import { validateContent } from '../validate/validateContent.ts';

export interface Refresh {
  loaded: LoadedContent;
  problems: Problem[];
  /** True if the data folder matches the content; false if a mistake prevents it. */
  isFresh: boolean;
  /** Paths of the data files that were written or removed. */
  changed: string[];
  /** Pictures to draw; null while the content has errors. */
  pictures: { jobs: PictureJobs; siteName: string } | null;
}

/** Brings a data folder up to date with a content folder; only files whose bytes changed are written. */
export function refreshData(
  contentDir: string,
  dataDir: string,
  today: (timeZone: string) => string,
  reliefDir: string,
): Refresh {
  const loaded = loadContent(contentDir);
  const { problems, content } = validateContent(loaded, today);
  if (!content) return { loaded, problems, isFresh: false, changed: [], pictures: null };
  const published = derive(content, {
    today: today(content.site.data.timeZone),
    mail: 'outbox',
    relief: storedRelief(content.heightGrid, reliefDir),
  });
  const files = publishedFiles(published);
  const written = changedPaths(writeFiles(dataDir, files));
  const removed = removeOthers(dataDir, files);
  const pictures = { jobs: published.pictureJobs, siteName: published.site.name };
  return { loaded, problems, isFresh: true, changed: [...written, ...removed], pictures };
}
