import { type Dirent, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import {
  basemapFolder,
  type ContentKind,
  fileOf,
  endingOf,
  folderKinds,
  folderOf,
  heightsFile,
  importedFolder,
  neededKinds,
  signFile,
  singleKinds,
} from '../content/contentKinds.ts';
import { didYouMean } from '../spelling/closest.ts';
import { sitePageSlugs } from '../content/pagePaths.ts';
import type { Problem } from '../content/problem.ts';
import { contentFile } from './contentFile.ts';
import { fileProblem } from './fileProblem.ts';
import type { LoadedContent } from '../content/loadedContent.ts';
import { parseHeights } from './parseHeights.ts';
import { parseRoute } from './parseRoute.ts';
import { parseSign } from './parseSign.ts';
import { readPhoto } from './readPhoto.ts';
import { readText } from './readText.ts';

/** Endings under which people save records. */
const recordEndings = new Set(['.yml', '.yaml', '.md', '.markdown', '.txt', '.json']);

/** Names of the files in the folder of the map that hold heights. */
const heightFiles = [fileOf.heights, heightsFile].map((path) => basename(path));

/** Longest recorded track that is read, in bytes. */
export const maxRouteBytes = 20_000_000;

/**
 * Reads a content folder. Does not throw for mistakes in the content: each is one of the problems.
 */
export function loadContent(dir: string): LoadedContent {
  const shownDir = relative(process.cwd(), dir) || '.';
  const content: LoadedContent = {
    dir: shownDir,
    files: [],
    unreadable: [],
    routes: [],
    heightGrid: null,
    sign: null,
    photos: [],
    problems: [],
  };
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    content.problems.push(
      fileProblem(
        shownDir,
        'content-folder',
        'there is no such folder',
        'Run the command in the folder of the guide, or name the content with --content.',
      ),
    );
    return content;
  }
  for (const kind of singleKinds) {
    const path = join(dir, fileOf[kind]);
    if (existsSync(path)) loadFile(content, kind, path);
  }
  for (const kind of folderKinds) {
    for (const name of namesIn(content, join(dir, folderOf[kind]), [endingOf(kind)], kind)) {
      const path = join(dir, folderOf[kind], name);
      loadFile(content, kind, path);
    }
  }
  for (const name of namesIn(content, join(dir, importedFolder), ['.yaml'])) {
    if (name !== basename(fileOf.feeds)) loadFile(content, 'imported-event', join(dir, importedFolder, name));
  }
  for (const name of namesIn(content, join(dir, basemapFolder), ['.geojson', ...heightFiles])) {
    if (!heightFiles.includes(name)) loadFile(content, 'basemap', join(dir, basemapFolder, name));
  }
  loadHeights(content, join(dir, heightsFile));
  loadSign(content, join(dir, signFile));
  for (const name of namesIn(content, join(dir, 'routes'), ['.geojson', '.gpx'])) {
    loadRoute(content, join(dir, 'routes', name), name);
  }
  content.problems.push(...missingFiles(dir), ...strayEntries(dir));
  content.photos = namesIn(content, join(dir, 'photos'), ['.jpg', '.jpeg', '.png', '.webp']).map((name) =>
    readPhoto(join(dir, 'photos', name)),
  );
  return content;
}

/** Returns a problem for each file that every guide needs and that is missing. */
function missingFiles(dir: string): Problem[] {
  const needed = [
    ...neededKinds.map((kind) => fileOf[kind]),
    ...sitePageSlugs.map((slug) => `pages/${slug}.md`),
    signFile,
  ];
  return needed
    .map((name) => join(dir, name))
    .filter((path) => !existsSync(path) && !hasOtherEnding(path))
    .map((path) =>
      fileProblem(
        shown(path),
        'file-missing',
        'this file is missing; every guide needs it',
        'Bring it back from git, or copy that of another guide.',
      ),
    );
}

/** Returns true if the file exists with another ending. Another problem reports that file. */
function hasOtherEnding(path: string): boolean {
  const folder = dirname(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return false;
  const stem = stemOf(basename(path));
  return readdirSync(folder).some((name) => stemOf(name) === stem);
}

function stemOf(name: string): string {
  return name.slice(0, name.length - extname(name).length).toLowerCase();
}

/**
 * Returns a problem for each entry at the top and in facts/ that nothing reads; the other folders are looked through as
 * they are read.
 */
function strayEntries(dir: string): Problem[] {
  const files = [...singleKinds.map((kind) => fileOf[kind]), signFile];
  const folders = [...Object.values(folderOf), basemapFolder, 'facts', 'routes', 'photos'];
  return ['', 'facts'].flatMap((folder) => {
    if (!existsSync(join(dir, folder)) || !statSync(join(dir, folder)).isDirectory()) return [];
    const inFolder = files.flatMap((file) => (dirname(file) === (folder || '.') ? [basename(file)] : []));
    const known = folder === '' ? [...inFolder, ...folders] : inFolder;
    return readdirSync(join(dir, folder), { withFileTypes: true })
      .filter(({ name }) => !isHidden(name) && !known.includes(name))
      .map((entry) => {
        const what = entry.isDirectory() ? 'folder' : 'file';
        const suggestion = didYouMean(entry.name, known) ?? `Known here: ${known.join(', ')}.`;
        const message = `unused ${what}: nothing reads it`;
        return fileProblem(shown(join(dir, folder, entry.name)), 'file-unexpected', message, suggestion);
      });
  });
}

/** Returns true for files that an operating system puts into folders by itself. */
const isHidden = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

function shown(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

/**
 * Names of the files with these endings in a folder, sorted; what else lies there is a problem. `kind` is that of the
 * records there.
 */
function namesIn(content: LoadedContent, folder: string, endings: string[], kind?: ContentKind): string[] {
  if (!existsSync(folder)) return [];
  const isExpected = (entry: Dirent) =>
    entry.isFile() && endings.some((ending) => entry.name.endsWith(ending));
  const isImport = (entry: Dirent) =>
    entry.isDirectory() && join(folder, entry.name).endsWith(join('/', importedFolder));
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !isHidden(entry.name) && !isImport(entry),
  );
  for (const entry of entries) {
    if (isExpected(entry)) continue;
    const message = entry.isDirectory()
      ? 'there is a folder in place of a file'
      : 'unused file: nothing reads it';
    const stem = withoutEndings(entry.name);
    const isMisnamed =
      kind !== undefined && entry.isFile() && recordEndings.has(extname(entry.name).toLowerCase());
    const suggestion = isMisnamed
      ? `Rename it to ${stem}${endings[0]}`
      : entry.isSymbolicLink()
        ? 'It is a link to another place. Put the file itself here.'
        : `Files here end with ${endings.join(' or ')}.`;
    const path = shown(join(folder, entry.name));
    content.problems.push(fileProblem(path, 'file-unexpected', message, suggestion));
    // Others may name it by its slug, which is right.
    if (isMisnamed) content.unreadable.push({ kind, slug: stem, path });
  }
  return entries
    .filter(isExpected)
    .map((entry) => entry.name)
    .sort();
}

/** Returns a file name without its endings: "x" for "x.yaml.txt". */
function withoutEndings(name: string): string {
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length);
  return recordEndings.has(extname(stem).toLowerCase()) ? withoutEndings(stem) : stem;
}

function loadFile(content: LoadedContent, kind: ContentKind, file: string): void {
  const path = shown(file);
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.(yaml|md|geojson)$/, '');
  const reject = (problem: Problem): void => {
    content.unreadable.push({ kind, slug, path });
    content.problems.push(problem);
  };
  const text = readText(file, path);
  if (typeof text !== 'string') return reject(text);
  const loaded = contentFile({ kind, slug, path, text });
  if ('rule' in loaded) return reject(loaded);
  content.files.push(loaded);
}

function loadHeights(content: LoadedContent, file: string): void {
  if (!existsSync(file)) return;
  const heights = parseHeights(readFileSync(file));
  if ('message' in heights) {
    const { message, suggestion } = heights;
    content.problems.push(fileProblem(shown(file), 'heights-file', message, suggestion));
  } else {
    content.heightGrid = heights;
  }
}

function loadSign(content: LoadedContent, file: string): void {
  if (!existsSync(file)) return;
  const path = shown(file);
  const text = readText(file, path);
  if (typeof text !== 'string') {
    content.problems.push(text);
    return;
  }
  const sign = parseSign(text);
  if ('message' in sign)
    content.problems.push(fileProblem(path, 'sign-file', sign.message, sign.suggestion, sign));
  else content.sign = sign;
}

function loadRoute(content: LoadedContent, file: string, name: string): void {
  const path = shown(file);
  const text = readText(file, path, maxRouteBytes);
  const route = typeof text === 'string' ? parseRoute(text, name, path) : text;
  if ('points' in route) {
    content.routes.push(route);
  } else {
    content.unreadable.push({ kind: 'route', slug: name, path });
    content.problems.push(route);
  }
}
