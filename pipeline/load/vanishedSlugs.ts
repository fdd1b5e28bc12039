import { execFileSync } from 'node:child_process';
import { parseDocument } from 'yaml';
import { endingOf, type FolderKind, folderKinds, folderOf } from '../content/contentKinds.ts';
import { formerSlugsOf } from '../content/idOf.ts';
import { sitePageSlugs } from '../content/pagePaths.ts';
import type { Problem } from '../content/problem.ts';
import type { ContentFile, LoadedContent, VanishedRecord } from '../content/loadedContent.ts';
import { fileProblem } from './fileProblem.ts';

/** Branches that changes are begun from, the likeliest first. */
const mainBranches = ['origin/main', 'main'];

type Git = (...args: string[]) => string;

/** Returns the content with the records that vanished since this branch began. */
export function withVanished(dir: string, loaded: LoadedContent): LoadedContent {
  return { ...loaded, vanished: vanishedSlugs(dir, loaded) };
}

/**
 * Returns every record that was there where this branch began (or, on the main branch itself, in the
 * last commit) and whose address leads nowhere now, with an error if it was renamed and else a warning. Outside a git
 * checkout there is nothing to compare with, and none vanished. Nor did one where the content was that of another park: a guide that was put in its place has published
 * none of those addresses. Events go when they are over, and ready trips have no page.
 */
export function vanishedSlugs(
  dir: string,
  { files, dir: shownDir, unreadable }: LoadedContent,
): VanishedRecord[] {
  const git: Git = (...args) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const base = forkPoint(git);
  const before = slugsBefore(git, base);
  const vanished = folderKinds.flatMap((kind) => {
    if (kind === 'event' || kind === 'trip') return [];
    const present = [...files, ...unreadable].filter((file) => file.kind === kind).map(({ slug }) => slug);
    const former = files
      .filter((file) => file.kind === kind)
      .flatMap(({ data }) => (typeof data === 'object' && data !== null ? formerSlugsOf(data) : []));
    const known = new Set([...present, ...former]);
    const old = before.get(kind) ?? [];
    const fresh = present.filter((slug) => !old.includes(slug));
    return old
      .filter((slug) => !known.has(slug) && !(kind === 'page' && sitePageSlugs.includes(slug)))
      .map((slug): VanishedRecord => {
        const text = textBefore(git, base, kind, slug);
        const heir = files.find(
          (file) => file.kind === kind && fresh.includes(file.slug) && isAlike(file.text, text),
        );
        const isEmpty = present.length === 0 && old.length > 1;
        const problem = heir
          ? renamed(heir, kind, slug)
          : isEmpty
            ? emptied(`${shownDir}/${folderOf[kind]}`)
            : problemOf(shownDir, kind, slug, fresh);
        return { kind, slug, isRenamed: heir !== undefined, problem };
      });
  });
  const park = parkIn(files.find(({ kind }) => kind === 'site')?.data);
  return vanished.length > 0 && isOtherPark(git, base, park) ? [] : vanished;
}

function textBefore(git: Git, base: string, kind: FolderKind, slug: string): string {
  try {
    return git('show', `${base}:./${folderOf[kind]}/${slug}${endingOf(kind)}`);
  } catch {
    return '';
  }
}

/** Returns true if more than half of the lines of two texts are the same. */
function isAlike(text: string, before: string): boolean {
  const [lines, old] = [text, before].map((each) => new Set(each.split(/\r?\n/).filter(Boolean)));
  if (!lines || !old) return false;
  return [...lines].filter((line) => old.has(line)).length * 2 > Math.max(lines.size, old.size);
}

function renamed({ path, slug: now }: ContentFile, kind: FolderKind, slug: string): Problem {
  return fileProblem(
    path,
    'vanished-slugs',
    `this ${kind} was renamed by hand: links to ${slug}, its name so far, lead nowhere`,
    `Undo it, and run npm run rename -- ${folderOf[kind]}/${slug} ${now}. Or write "formerSlugs: [${slug}]" in it, and its new name wherever it is named.`,
  );
}

function problemOf(dir: string, kind: FolderKind, slug: string, fresh: readonly string[]): Problem {
  const place = (name: string) => `${dir}/${folderOf[kind]}/${name}${endingOf(kind)}`;
  const [only, ...others] = fresh;
  const heir = only !== undefined && others.length === 0 ? place(only) : 'the record that took its place';
  const message = `this ${kind} is gone, and links to its address lead nowhere`;
  const suggestion = `Write "formerSlugs: [${slug}]" in ${heir}, unless there is none.`;
  return { ...fileProblem(place(slug), 'vanished-slugs', message, suggestion), severity: 'warning' };
}

function emptied(folder: string): Problem {
  const message = 'all records of this folder are gone, and links to their addresses lead nowhere';
  const suggestion = `Bring it back from git: git restore ${folder}`;
  return { ...fileProblem(folder, 'vanished-slugs', message, suggestion), severity: 'warning' };
}

/** Returns the name of the park in the data of a site.yaml, if it has one. */
function parkIn(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'park' in data && typeof data.park === 'string'
    ? data.park
    : null;
}

/** Returns true if a commit has the content of another park, or none. */
function isOtherPark(git: Git, base: string, park: string | null): boolean {
  try {
    const parkBefore = parkIn(parseDocument(git('show', `${base}:./site.yaml`)).toJS());
    return park !== null && parkBefore !== null && park !== parkBefore;
  } catch {
    return true;
  }
}

function slugsBefore(git: Git, base: string): Map<FolderKind, string[]> {
  try {
    const tracked = git('ls-tree', '-r', '--name-only', '-z', base, '.').split('\0');
    return new Map(
      folderKinds.map((kind) => [kind, tracked.flatMap((file) => slugIn(folderOf[kind], file))]),
    );
  } catch {
    return new Map();
  }
}

/**
 * Returns the commit at which the branch left the main branch; the last commit on the main branch itself, or if that is
 * unknown.
 */
function forkPoint(git: Git): string {
  for (const branch of mainBranches) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // No such branch here.
    }
  }
  return 'HEAD';
}

function slugIn(folder: string, file: string): string[] {
  const [, slug] = new RegExp(`^${folder}/([^/]+)\\.(?:yaml|md)$`).exec(file) ?? [];
  return slug === undefined ? [] : [slug];
}
