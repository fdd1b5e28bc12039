import { cleanLine } from '../../events/read/cleanText.ts';
import { readEach } from '../../events/read/readEntries.ts';
import { childText, type XmlElement } from '../../events/read/parseXml.ts';
import { type BulletinReading, maxBulletins } from './feedBulletin.ts';

/** Returns the items of RSS 1.0 and 2.0 as bulletins. */
export function readRssBulletins(root: XmlElement): BulletinReading {
  const channel = root.children.find(({ name }) => name === 'channel');
  const items = [root, ...(channel ? [channel] : [])].flatMap(({ children }) =>
    children.filter(({ name }) => name === 'item'),
  );
  return readEach(
    items,
    (item, index) => cleanLine(childText(item, 'title').slice(0, 1000)) || `item ${index + 1}`,
    (item) => {
      const guid = childText(item, 'guid');
      const link = childText(item, 'link') || item.attributes['rdf:about'] || guid;
      return [
        {
          key: guid || link,
          title: childText(item, 'title'),
          text: childText(item, 'content:encoded', 'description'),
          link,
          published: childText(item, 'pubdate', 'dc:date'),
          from: '',
          to: '',
        },
      ];
    },
    maxBulletins,
  );
}
