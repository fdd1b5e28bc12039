import type { Content } from '../content/checkedContent.ts';
import { folderKinds } from '../content/contentKinds.ts';
import type { LoadedContent } from '../content/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import { validateContent } from './validateContent.ts';

/** Returns the checked content. Throws an Error if it has a mistake that forbids a build. */
export function validContent(loaded: LoadedContent, today: (timeZone: string) => string): Content {
  const { content, problems } = validateContent(loaded, today);
  if (!content) throw refusalOf(problems);
  return content;
}

/** Returns an Error with the first of the problems, which alone is told of a folder that is missing. */
function refusalOf(problems: readonly Problem[]): Error {
  const broken = problems.find(({ severity }) => severity === 'error');
  return new Error(
    broken?.rule === 'content-folder'
      ? `${broken.file}: ${broken.message}. ${broken.suggestion}`
      : `the content has errors: run npm run check first (${broken?.file}: ${broken?.message})`,
  );
}

/**
 * Returns the content without its drafts, the records with an error, and names each on the standard error. Throws an
 * Error if one remains without them, in a file that every guide needs.
 */
export function finishedContent(
  loaded: LoadedContent,
  today: (timeZone: string) => string,
): { content: Content; loaded: LoadedContent } {
  const { content, problems } = validateContent(loaded, today);
  if (content) return { content, loaded };
  const isDraft = draftsIn(loaded, problems);
  const rest: LoadedContent = {
    ...loaded,
    files: loaded.files.filter(({ path }) => !isDraft(path)),
    unreadable: [...loaded.unreadable, ...loaded.files.filter(({ path }) => isDraft(path))],
    problems: loaded.problems.filter(({ file }) => !isDraft(file)),
  };
  const finished = validateContent(rest, today);
  if (!finished.content) throw refusalOf(finished.problems);
  for (const path of new Set(problems.map(({ file }) => file)))
    if (isDraft(path))
      console.error(`${path} is unfinished, and left out: npm run check says what it lacks.`);
  return { content: finished.content, loaded: rest };
}

function draftsIn({ files, unreadable }: LoadedContent, problems: readonly Problem[]) {
  const wrong = new Set(problems.flatMap(({ file, severity }) => (severity === 'error' ? [file] : [])));
  const records = new Set(
    [...files, ...unreadable].flatMap(({ kind, path }) =>
      kind !== 'page' && folderKinds.some((name) => name === kind) ? [path] : [],
    ),
  );
  return (path: string) => wrong.has(path) && records.has(path);
}
