import type { Position, Problem } from '../content/problem.ts';

const start: Position = { line: 1, column: 1 };

/** Returns a problem with a file as such (encoding, syntax, name), found while it was read. */
export function fileProblem(
  file: string,
  rule: FileRule,
  message: string,
  suggestion: string | null = null,
  at: Position = start,
): Problem {
  return { file, ...at, path: '', rule, message, suggestion, severity: 'error' };
}

/** Rules about a file as a whole, checked before its content, with their reasons. */
export const fileRules = {
  'content-folder': 'The content folder is there.',
  'file-missing':
    'Files that every guide needs are there: the facts, site.yaml, the sign and the words of the fixed pages.',
  'file-unexpected':
    'Every file and folder has a name that is read. What nothing reads is a misspelt name or a leftover.',
  'file-size': 'A record has at most 1 MB and a track at most 20 MB, so that no file can hold up a build.',
  'file-encoding':
    'Files are UTF-8 text without NUL bytes and without bare carriage returns, so that names with accents come out as they were written.',
  'file-letters':
    'Letters are what they look like: none is invisible, none of another alphabet stands within a word, and none was ' +
    'read with the wrong encoding. Search, sorting and links would miss its word. Imported events are cleaned instead.',
  'file-empty': 'No file is empty.',
  'vanished-slugs':
    'A record that the last commit of the main branch has is still there, under its name or with it under formerSlugs: ' +
    'a rename by hand is an error, and a removal a warning. Otherwise links from outside lead nowhere.',
  'merge-mark': 'No file holds the marks that git leaves where two versions of a line were not put together.',
  'yaml-syntax':
    'YAML is well formed, says each key once, and uses no tags and few aliases; no mark of YAML takes words from a text ' +
    'in silence. Markdown starts with front matter in YAML, the only language that is read there.',
  'sign-file':
    'The sign is SVG on a square of 32 by 32: one rect that fills it, and one path of at most 600 characters, each with ' +
    'its colour. Logo and icons are made from it, and nothing in it can run or load.',
  'heights-file':
    'Heights of the ground are a gzipped ESRI ASCII grid with as many heights as its head says.',
  'route-syntax':
    'A track is GeoJSON with one line, or GPX with one track and without DOCTYPE, so that nothing outside is read.',
} as const;

export type FileRule = keyof typeof fileRules;
