import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type ContentKind, fileOf, folderKinds, folderOf, singleKinds } from '../contentKinds.ts';
import { sitePageSlugs } from '../pagePaths.ts';
import type { Problem } from '../problem.ts';
import { fileProblem } from './fileProblem.ts';
import type { LoadedContent } from './loadedContent.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { parseRoute } from './parseRoute.ts';
import { parseYaml } from './parseYaml.ts';
import { readText } from './readText.ts';

/** Longest recorded track that is read, in bytes. */
const maxRouteBytes = 20_000_000;

/** Reads a content folder. Throws nothing for what stands in it: every mistake is one of the problems. */
export function loadContent(dir: string): LoadedContent {
  const shownDir = relative(process.cwd(), dir) || '.';
  const content: LoadedContent = {
    dir: shownDir,
    files: [],
    unreadable: [],
    routes: [],
    photos: [],
    problems: [],
  };
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    content.problems.push(fileProblem(shownDir, 'content-folder', 'there is no such folder'));
    return content;
  }
  for (const kind of singleKinds) {
    const path = join(dir, fileOf[kind]);
    if (existsSync(path)) loadFile(content, kind, path, shown(path));
  }
  for (const kind of folderKinds) {
    const ending = kind === 'guide' || kind === 'page' ? '.md' : '.yaml';
    for (const name of namesIn(content, join(dir, folderOf[kind]), [ending])) {
      const path = join(dir, folderOf[kind], name);
      loadFile(content, kind, path, shown(path));
    }
  }
  for (const name of namesIn(content, join(dir, 'routes'), ['.geojson', '.gpx'])) {
    loadRoute(content, join(dir, 'routes', name), name);
  }
  content.problems.push(...missingFiles(dir));
  content.photos = namesIn(content, join(dir, 'photos'), ['.jpg', '.jpeg', '.png', '.webp']);
  return content;
}

/** Files that every guide needs. */
function missingFiles(dir: string): Problem[] {
  const needed = [
    ...singleKinds.map((kind) => fileOf[kind]),
    ...sitePageSlugs.map((slug) => `pages/${slug}.md`),
  ];
  return needed
    .map((name) => join(dir, name))
    .filter((path) => !existsSync(path))
    .map((path) => fileProblem(shown(path), 'file-missing', 'this file is missing; every guide needs it'));
}

function shown(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

/** Names of the files with these endings in a folder, sorted; what else lies there is a problem. */
function namesIn(content: LoadedContent, folder: string, endings: string[]): string[] {
  if (!existsSync(folder)) return [];
  const isExpected = (entry: Dirent) =>
    entry.isFile() && endings.some((ending) => entry.name.endsWith(ending));
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.name.startsWith('.'));
  for (const entry of entries) {
    if (isExpected(entry)) continue;
    const message = entry.isDirectory()
      ? 'a folder stands where a file should be'
      : 'this file is not read by anything';
    const suggestion = `Files here end with ${endings.join(' or ')}.`;
    content.problems.push(
      fileProblem(shown(join(folder, entry.name)), 'file-unexpected', message, suggestion),
    );
  }
  return entries
    .filter(isExpected)
    .map((entry) => entry.name)
    .sort();
}

function loadFile(content: LoadedContent, kind: ContentKind, file: string, path: string): void {
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/\.(yaml|md)$/, '');
  const reject = (problem: Problem): void => {
    content.unreadable.push({ kind, slug, path });
    content.problems.push(problem);
  };
  if (statSync(file).isDirectory()) {
    return reject(fileProblem(path, 'file-unexpected', 'a folder stands where a file should be'));
  }
  const text = readText(file, path);
  if (typeof text !== 'string') return reject(text);
  const parsed = path.endsWith('.md') ? parseFrontMatter(text) : { ...parseYaml(text), body: null };
  if (parsed.mistake) {
    const { message, ...position } = parsed.mistake;
    return reject(fileProblem(path, 'yaml-syntax', message, null, position));
  }
  content.files.push({ kind, slug, path, text, data: parsed.data, locate: parsed.locate, body: parsed.body });
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
