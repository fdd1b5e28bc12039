import { derive } from './derive/derive.ts';
import { pictureJobs, type PictureJobs } from './derive/pictureJobs.ts';
import type { Published } from './derive/published.ts';
import { mergeSite } from './emit/mergeSite.ts';
import { publishedFiles } from './emit/publishedFiles.ts';
import { replaceFolder } from './emit/replaceFolder.ts';
import { writeFiles } from './emit/writeFiles.ts';
import { writeManifest } from './emit/writeManifest.ts';
import { loadContent } from './load/loadContent.ts';
import type { LoadedContent } from './load/loadedContent.ts';
import { pictureColors } from './pictureColors.ts';
import type { Problem } from './problem.ts';
import type { Content } from './validate/content.ts';
import { validateContent } from './validate/validateContent.ts';

export interface DataOptions {
  /** The content folder. */
  content: string;
  /** The folder to write; it is replaced as a whole, and only when everything worked. */
  out: string;
  /** The calendar date that counts as today in a time zone, YYYY-MM-DD. */
  today: (timeZone: string) => string;
}

export interface BuildOptions extends DataOptions {
  /** Program and arguments that write the static site: see `mergeSite`. */
  siteCommand: readonly [string, ...string[]];
  /** Writes the pictures of the content into the folder: see `emitPictures`. */
  emitPictures: (jobs: PictureJobs, out: string, siteName: string) => Promise<void>;
}

export interface BuildResult {
  loaded: LoadedContent;
  problems: Problem[];
  /** The folder written, or null when a mistake in the content forbade it. */
  out: string | null;
}

/** Writes the whole guide: load, validate, derive, emit. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  return emitWith(options, async (published, staging, content) => {
    await mergeSite(publishedFiles(published), staging, options.siteCommand);
    await options.emitPictures(pictureJobs(content), staging, content.site.data.name);
    writeManifest(staging);
  });
}

/** Writes the data files alone. */
export async function buildData(options: DataOptions): Promise<BuildResult> {
  return emitWith(options, async (published, staging) => {
    writeFiles(staging, publishedFiles(published));
    writeManifest(staging);
  });
}

async function emitWith(
  { content: dir, out, today }: DataOptions,
  emit: (published: Published, staging: string, content: Content) => Promise<void>,
): Promise<BuildResult> {
  const loaded = loadContent(dir);
  const { problems, content } = validateContent(loaded, today);
  if (!content) return { loaded, problems, out: null };
  const published = derive(content, { today: today(content.site.data.timeZone), pictureColors });
  await replaceFolder(out, (staging) => emit(published, staging, content));
  return { loaded, problems, out };
}
