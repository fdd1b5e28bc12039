import { relative, resolve } from 'node:path';
import { derive } from './derive/derive.ts';
import type { PictureJobs } from 'larch-pictures';
import type { NewsletterMail } from './derive/newsletterPromises.ts';
import type { Published } from './derive/published.ts';
import { offlineFiles } from './emit/offlineFiles.ts';
import { apiFiles, otherFiles, publishedFiles } from './emit/publishedFiles.ts';
import { redirectPages } from './emit/host/hostFiles.ts';
import { replaceFolder, writeManifest } from './files/replaceFolder.ts';
import { type ManifestEntry, writeFiles } from './files/files.ts';
import { startSiteProgram, readBasePath, type SiteCommand } from './emit/siteProgram.ts';
import { lastCommits } from './load/lastCommits.ts';
import { loadContent } from './load/loadContent.ts';
import { withVanished } from './load/vanishedSlugs.ts';
import type { LoadedContent } from './content/loadedContent.ts';
import type { Problem } from './content/problem.ts';
import { storedRelief } from './relief/storedRelief.ts';
import { validateContent } from './validate/validateContent.ts';

export interface DataOptions {
  /** The content folder. */
  content: string;
  /** The folder to write; it is replaced as a whole, and only when everything worked. */
  out: string;
  /** The calendar date that counts as today in a time zone, YYYY-MM-DD. */
  today: (timeZone: string) => string;
  /** Mail transport of the newsletter. Without one there is no newsletter. */
  mail?: NewsletterMail | null;
  /** Folder that keeps the relief between builds; without one it is made each time. */
  reliefDir?: string;
}

export interface BuildOptions extends DataOptions {
  /** Module that writes the static site: see `startSiteProgram`. */
  site: SiteCommand;
  /** Writes the pictures of the content into the folder: see `emitPictures`. */
  emitPictures: (jobs: PictureJobs, out: string, siteName: string) => Promise<ManifestEntry[]>;
}

export interface BuildResult {
  loaded: LoadedContent;
  problems: Problem[];
  /** The folder written, or null when a mistake in the content forbade it. */
  out: string | null;
}

/** Writes the whole guide: load, validate, derive, emit. The site bundles its code meanwhile. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  using site = startSiteProgram(options.site, readBasePath(options.content));
  return await emitWith(options, async ({ published, staging }) => {
    const api = writeFiles(staging, apiFiles(published));
    await site.send({ published: staging, out: staging });
    const others = writeFiles(staging, otherFiles(published));
    const [pageFiles, pictureFiles] = await Promise.all([
      site.files,
      options.emitPictures(published.pictureJobs, staging, published.site.name),
    ]);
    const files = [...api, ...others, ...pageFiles, ...pictureFiles];
    // Pages that only lead on are for hosts without redirects; a device knows the new address.
    const leadOn = new Set(redirectPages(published.moves, published.site).map(({ path }) => path));
    const kept = files.filter(({ path }) => !leadOn.has(path));
    const offline = writeFiles(staging, offlineFiles(kept, published.site.builtOn));
    finish(staging, [...files, ...offline]);
  });
}

/** Writes the data files alone. */
export async function buildData(options: DataOptions): Promise<BuildResult> {
  return emitWith(options, async ({ published, staging }) => {
    writeManifest(staging, writeFiles(staging, publishedFiles(published)));
  });
}

interface Emission {
  published: Published;
  /** The empty folder to fill. */
  staging: string;
}

async function emitWith(
  { content: dir, out, today, mail, reliefDir }: DataOptions,
  emit: (emission: Emission) => Promise<void>,
): Promise<BuildResult> {
  assertApart(dir, out);
  const findingCommits = lastCommits(dir);
  const loaded = withVanished(dir, loadContent(dir));
  const { problems, content } = validateContent(loaded, today);
  if (!content) return { loaded, problems, out: null };
  const published = derive(content, {
    today: today(content.site.data.timeZone),
    mail,
    ...(reliefDir !== undefined && { relief: storedRelief(content.heightGrid, reliefDir) }),
    lastCommits: await findingCommits,
  });
  await replaceFolder(out, (staging) => emit({ published, staging }));
  return { loaded, problems, out };
}

/** Writes the manifest. Throws if two writers use the same path. */
function finish(staging: string, files: readonly ManifestEntry[]): void {
  const taken = new Set<string>();
  for (const { path } of files) {
    if (taken.has(path)) throw writtenTwice(path);
    taken.add(path);
  }
  for (const path of taken) {
    for (let end = path.indexOf('/'); end > 0; end = path.indexOf('/', end + 1)) {
      if (taken.has(path.slice(0, end))) throw writtenTwice(path.slice(0, end));
    }
  }
  writeManifest(staging, files);
}

const writtenTwice = (path: string) =>
  new Error(`Both the data and the site write ${path}. Rename the site's file.`);

/** Throws when one of the two folders lies in the other, because a build replaces its output folder as a whole. */
function assertApart(content: string, out: string): void {
  const isInside = (inner: string, outer: string) =>
    !relative(resolve(outer), resolve(inner)).startsWith('..');
  if (!isInside(content, out) && !isInside(out, content)) return;
  throw new Error(`${out} and the content folder ${content} overlap. Choose another folder with --out.`);
}
