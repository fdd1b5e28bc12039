import type { ContentKind } from '../content/contentKinds.ts';
import type { Problem } from '../content/problem.ts';
import { fileProblem } from './fileProblem.ts';
import type { ContentFile } from './loadedContent.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { parseYaml } from './parseYaml.ts';

interface Source {
  kind: ContentKind;
  slug: string;
  /** Path as shown to people. */
  path: string;
  text: string;
}

/** A content file from its text, or the mistake that makes it unreadable. */
export function contentFile(source: Source): ContentFile | Problem {
  const { mistake, data, locate, body } = source.path.endsWith('.md')
    ? parseFrontMatter(source.text)
    : { ...parseYaml(source.text), body: null };
  if (mistake) {
    const { message, ...position } = mistake;
    return fileProblem(source.path, 'yaml-syntax', message, null, position);
  }
  return { ...source, data, locate, body };
}
