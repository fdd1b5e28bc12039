import type { PictureJobs } from 'larch-pictures';
import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedContent } from '../content/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import { derive } from '../derive/derive.ts';
import { publishedFiles } from '../emit/publishedFiles.ts';
import { writeChangedFiles } from '../files/files.ts';
import { loadContent } from '../load/loadContent.ts';
import { storedRelief } from '../relief/storedRelief.ts';
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
  const written = writeChangedFiles(dataDir, files);
  const removed = removeOthers(dataDir, files);
  const pictures = { jobs: published.pictureJobs, siteName: published.site.name };
  return { loaded, problems, isFresh: true, changed: [...written, ...removed], pictures };
}

/** Removes every file below a folder that is not one of the given, and every folder that is empty then. Returns the paths of the files. */
export function removeOthers(dir: string, files: readonly { path: string }[]): string[] {
  const keep = new Set(files.map(({ path }) => path));
  const removed: string[] = [];
  const visit = (folder: string): boolean => {
    let isEmpty = true;
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (visit(path)) rmdirSync(join(dir, path));
        else isEmpty = false;
      } else if (keep.has(path)) isEmpty = false;
      else {
        rmSync(join(dir, path));
        removed.push(path);
      }
    }
    return isEmpty;
  };
  visit('');
  return removed;
}
