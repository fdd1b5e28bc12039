import { SaxesParser } from 'saxes';
import { UnreadableFeed } from './feedEvent.ts';

/** An element: its qualified name in lower case, its own text, and the elements in it. */
export interface XmlElement {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: XmlElement[];
}

/** A part in which an ampersand is a letter like any other, or one that begins no reference of XML. */
const strayAmpersand = /<!\[CDATA\[[^]*?(?:\]\]>|$)|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/** Writes an ampersand as XML does: one in a name or of "&nbsp;" would make the whole feed unreadable. */
function mendAmpersand(found: string): string {
  return found === '&' ? '&amp;' : found;
}

/** Deepest nesting that is read. */
const maxDepth = 60;

/**
 * Returns the root of a well-formed XML document. Throws an UnreadableFeed for all others, a truncated one among
 * them.
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const document: XmlElement = { name: '', text: '', attributes: {}, children: [] };
  const open = [document];
  const addText = (part: string): void => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('error', (error) => {
    throw new UnreadableFeed(`the XML is broken or cut off: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > maxDepth) throw new UnreadableFeed('the XML is nested too deep');
    const element = { name: name.toLowerCase(), text: '', attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser
    .write(
      text
        .replace(/^\uFEFF/, '')
        .trimStart()
        .replaceAll(strayAmpersand, mendAmpersand),
    )
    .close();
  const [root] = document.children;
  if (!root) throw new UnreadableFeed('the XML is empty');
  return root;
}

/** Returns the text of the first child with one of some names and a text; empty without one. */
export function childText(element: XmlElement, ...names: string[]): string {
  for (const name of names) {
    const text = element.children.find((child) => child.name === name)?.text.trim();
    if (text) return text;
  }
  return '';
}
