import type { ContentKind } from '../content/contentKinds.ts';
import type { Problem } from '../content/problem.ts';
import { fileProblem } from './fileProblem.ts';
import type { ContentFile } from '../content/loadedContent.ts';
import { mergeMark } from './mergeMark.ts';
import { misreadLetters } from './misreadLetters.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { parseJson } from './parseJson.ts';
import { type ParsedYaml, parseYaml } from './parseYaml.ts';

/** Kinds whose texts organisers write, and the import cleans. */
const writtenByPrograms: ReadonlySet<ContentKind> = new Set([
  'imported-event',
  'feeds',
  'imported-notice',
  'notice-feeds',
]);

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
  const letters = writtenByPrograms.has(source.kind) ? null : misreadLetters(source.text);
  if (letters) return fileProblem(source.path, 'file-letters', letters.message, letters.suggestion, letters);
  const { mistake, data, locate, body } = parse(source);
  if (mistake) {
    const { message, suggestion, ...position } = mistake;
    return fileProblem(source.path, 'yaml-syntax', message, suggestion, position);
  }
  return { ...source, data, locate, body };
}

function parse({ path, text }: Source): ParsedYaml & Pick<ContentFile, 'body'> {
  if (path.endsWith('.md')) return parseFrontMatter(text);
  return { ...(path.endsWith('.geojson') ? parseJson(text) : parseYaml(text)), body: null };
}
