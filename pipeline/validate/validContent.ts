import type { Content } from '../content/checkedContent.ts';
import type { LoadedContent } from '../content/loadedContent.ts';
import { validateContent } from './validateContent.ts';

/** Returns the checked content. Throws an Error if it has a mistake that forbids a build. */
export function validContent(loaded: LoadedContent, today: (timeZone: string) => string): Content {
  const { content } = validateContent(loaded, today);
  if (!content) throw new Error('the content has errors: run npm run check first');
  return content;
}
