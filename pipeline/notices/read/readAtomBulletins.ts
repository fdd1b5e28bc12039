import { cleanLine } from '../../events/read/cleanText.ts';
import { readEach } from '../../events/read/readEntries.ts';
import { childText, type XmlElement } from '../../events/read/parseXml.ts';
import { type BulletinReading, maxBulletins } from './feedBulletin.ts';

/** Returns the entries of an Atom feed as bulletins. */
export function readAtomBulletins(root: XmlElement): BulletinReading {
  return readEach(
    root.children.filter(({ name }) => name === 'entry'),
    (entry, index) => cleanLine(allText(entry, 'title').slice(0, 1000)) || `entry ${index + 1}`,
    (entry) => {
      const link = linkOf(entry);
      return [
        {
          key: childText(entry, 'id') || link,
          title: allText(entry, 'title'),
          text: allText(entry, 'content') || allText(entry, 'summary'),
          link,
          published: childText(entry, 'published', 'updated'),
          from: '',
          to: '',
        },
      ];
    },
    maxBulletins,
  );
}

/** Returns the address of the page of an entry: the link without a relation, or that of the relation alternate. */
function linkOf({ children }: XmlElement): string {
  const links = children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  return links.find(({ rel = 'alternate' }) => rel === 'alternate')?.href ?? '';
}

/** Returns the text of a child with that of all elements in it, as XHTML has them. */
function allText(entry: XmlElement, name: string): string {
  const child = entry.children.find((each) => each.name === name);
  return child ? textsOf(child).join(' ').trim() : '';
}

function textsOf({ text, children }: XmlElement): string[] {
  return [text, ...children.flatMap(textsOf)].filter((part) => part.trim() !== '');
}
