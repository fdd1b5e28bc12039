import type { ContentFile, KeyPath } from '../content/loadedContent.ts';
import { markdownOutline } from '../markdown/markdownOutline.ts';
import { allEntries, type CheckedContent } from '../content/checkedContent.ts';
import { markdownTexts } from './markdownTexts.ts';
import { type Fault, type Finding, findingIn } from './findingIn.ts';
import { valuesIn } from './valuesIn.ts';

/** An address that the content names, and a function that reports a problem at its position. */
export interface Link {
  href: string;
  file: ContentFile;
  complain: (fault: Fault) => Finding;
}

/** Two rules ask for the same links. */
const links = new WeakMap<CheckedContent, readonly Link[]>();

/** Returns every address in the content: values that are one, and links in Markdown. */
export function linksIn(content: CheckedContent): readonly Link[] {
  const found = links.get(content) ?? [...linksInValues(content), ...linksInMarkdown(content)];
  links.set(content, found);
  return found;
}

function linksInValues(content: CheckedContent): Link[] {
  return allEntries(content).flatMap(({ file, data }) =>
    valuesIn(data, isAddress).map(({ path, value }) => linkAt(file, path, value)),
  );
}

function isAddress(value: unknown, key: unknown): value is string {
  return typeof value === 'string' && (key === 'href' || /^https?:\/\/\S+$/.test(value));
}

function linksInMarkdown(content: CheckedContent): Link[] {
  return markdownTexts(content).flatMap(({ file, path, text }) =>
    markdownOutline(text).links.map(({ href }) => linkAt(file, path, href)),
  );
}

function linkAt(file: ContentFile, path: KeyPath | null, href: string): Link {
  return { href, file, complain: (fault) => findingIn(file, path, { ...fault, snippet: href }) };
}
