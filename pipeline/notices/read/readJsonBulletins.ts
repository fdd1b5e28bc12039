import { cleanLine } from '../../events/read/cleanText.ts';
import { UnreadableFeed } from '../../events/read/feedEvent.ts';
import { fieldOf, textOf } from '../../events/read/jsonValues.ts';
import { readEach } from '../../events/read/readEntries.ts';
import { type BulletinReading, maxBulletins } from './feedBulletin.ts';

/** Returns the bulletins of a JSON document: a list, or one under items (as JSON Feed has it), bulletins or data. */
export function readJsonBulletins(body: unknown): BulletinReading {
  const lists = [body, ...['items', 'bulletins', 'data'].map((name) => fieldOf(body, name))];
  const list: unknown = lists.find((value) => Array.isArray(value));
  if (!Array.isArray(list)) throw new UnreadableFeed('the JSON holds no list of bulletins');
  return readEach<unknown, BulletinReading['read'][number]>(
    list,
    (item, index) => cleanLine(firstOf(item, titles).slice(0, 1000)) || `item ${index + 1}`,
    (item) => {
      const link = firstOf(item, ['url', 'link', 'href']);
      return [
        {
          key: firstOf(item, ['id', 'guid', 'uuid']) || link,
          title: firstOf(item, titles),
          text: firstOf(item, ['content_html', 'content_text', 'text', 'body', 'description', 'summary']),
          link,
          published: firstOf(item, ['date_published', 'published', 'issued', 'date']),
          from: firstOf(item, ['from', 'start', 'startDate', 'start_date']),
          to: firstOf(item, ['to', 'end', 'endDate', 'end_date']),
        },
      ];
    },
    maxBulletins,
  );
}

const titles = ['title', 'name', 'headline'];

/** Returns the text of the first field that has one. */
function firstOf(item: unknown, names: readonly string[]): string {
  return names.map((name) => textOf(fieldOf(item, name))).find((text) => text !== '') ?? '';
}
