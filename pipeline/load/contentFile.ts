import type { ContentKind } from '../content/contentKinds.ts';
import type { ContentFile, LoadedContent } from '../content/loadedContent.ts';
import type { Problem } from '../content/problem.ts';
import { fileProblem } from './fileProblem.ts';
import { misreadLetters } from './misreadLetters.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { parseJson, parseYaml, type ParsedYaml } from './parseYaml.ts';
import { mergeMark } from './readText.ts';
import { textCache } from '../markdown/markdown.ts';

/** Texts that are kept parsed: those of a large guide. */
const mostTexts = 1000;

// Parsing takes most of the time of loading a guide, and `npm run dev` loads it again when one file has changed. What is
// parsed is never changed, so files with the same text may share it.
const letterFaults = textCache((text) => ({ fault: misreadLetters(text) }), mostTexts);
const markdownFiles = textCache(parseFrontMatter, mostTexts);
const yamlFiles = textCache((text) => parseYaml(text), mostTexts);

/** Kinds whose texts organisers write, and the import cleans. */
const writtenByPrograms: ReadonlySet<ContentKind> = new Set(['imported-event', 'feeds']);

interface Source {
  kind: ContentKind;
  slug: string;
  /** Path as shown to people. */
  path: string;
  text: string;
}

/** Returns a content file from its text, or the mistake that makes it unreadable. */
export function contentFile(source: Source): ContentFile | Problem {
  const merge = mergeMark(source.text);
  if (merge) return fileProblem(source.path, 'merge-mark', merge.message, merge.suggestion, merge);
  const letters = writtenByPrograms.has(source.kind) ? null : letterFaults.get(source.text).fault;
  if (letters) return fileProblem(source.path, 'file-letters', letters.message, letters.suggestion, letters);
  const { mistake, data, locate, body } = parse(source);
  if (mistake) {
    const { message, suggestion, ...position } = mistake;
    return fileProblem(source.path, 'yaml-syntax', message, suggestion, position);
  }
  return { ...source, data, locate, body };
}

function parse({ path, text }: Source): ParsedYaml & Pick<ContentFile, 'body'> {
  if (path.endsWith('.md')) return markdownFiles.get(text);
  return { ...(path.endsWith('.geojson') ? parseJson(text) : yamlFiles.get(text)), body: null };
}

/** Returns the content as it would be with another text of a file. */
export function withText(loaded: LoadedContent, file: ContentFile, text: string): LoadedContent {
  const { files, unreadable, problems } = loaded;
  const changed = contentFile({ ...file, text });
  if (!('rule' in changed)) {
    return { ...loaded, files: files.map((each) => (each === file ? changed : each)) };
  }
  return {
    ...loaded,
    files: files.filter((each) => each !== file),
    unreadable: [...unreadable, file],
    problems: [...problems, changed],
  };
}
