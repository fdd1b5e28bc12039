import type { ContentKind } from '../content/contentKinds.ts';
import type { Problem } from '../content/problem.ts';
import { fileProblem } from './fileProblem.ts';
import type { KnownFile } from './knownFiles.ts';
import type { ContentFile, Locate } from './loadedContent.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { parseYaml } from './parseYaml.ts';

interface Source {
  kind: ContentKind;
  slug: string;
  /** Path as shown to people. */
  path: string;
  text: string;
}

/**
 * A content file from its text, or the mistake that makes it unreadable. A file that is known to be right is parsed
 * only when somebody asks where something stands in it.
 */
export function contentFile(source: Source, known: KnownFile | null): ContentFile | Problem {
  const parse = () =>
    source.path.endsWith('.md') ? parseFrontMatter(source.text) : { ...parseYaml(source.text), body: null };
  if (known) {
    let locate: Locate | null = null;
    return {
      ...source,
      ...known,
      isKnown: true,
      locate: (...place) => {
        locate ??= parse().locate;
        return locate(...place);
      },
    };
  }
  const { mistake, data, locate, body } = parse();
  if (mistake) {
    const { message, ...position } = mistake;
    return fileProblem(source.path, 'yaml-syntax', message, null, position);
  }
  return { ...source, data, locate, body, isKnown: false };
}
