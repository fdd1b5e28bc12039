import { expect, test } from 'vitest';
import type { Content, Entry } from '../content/checkedContent.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { photographsWanted } from './photographsWanted.ts';

const content = checkedFixture();
const [one] = content.attractions.find(({ slug }) => slug === 'mirror-tarn')!.data.photographs!;
const photographed = <E extends { data: object }>(entries: E[], has: boolean): E[] =>
  entries.map((entry) => ({ ...entry, data: { ...entry.data, photographs: has ? [one] : [] } }));
const parkWhere = (has: boolean): Content => ({
  ...content,
  attractions: photographed(content.attractions, has),
  activities: photographed(content.activities, has),
  accommodations: photographed(content.accommodations, has),
  trails: photographed(content.trails, has),
});
const summaries = (html: string) => [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, text]) => text);

test('it counts the records that lack a photograph by kind, and names them', () => {
  const html = photographsWanted(content);
  expect(html).toContain('<p>2 of 15 pages of places, activities, stays and trails have a photograph.');
  expect(summaries(html)).toEqual([
    'Attractions: 2 of 3 still need a photo',
    'Activities: 3 of 3 still need a photo',
    'Places to stay: 2 of 3 still need a photo',
    'Trails: 6 of 6 still need a photo',
  ]);
  expect(html).toContain('<ul><li>Echo Canyon</li><li>The Old Mine</li></ul>');
  expect(html).not.toContain('Mirror Tarn');
});

test('it asks for a licence by its address, and takes others', () => {
  expect(photographsWanted(content)).toContain(
    'under <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, and also take CC BY-SA 4.0, CC0 1.0',
  );
});

test('where none has one, it says so, and where all have one, it lists nothing', () => {
  const none = photographsWanted(parkWhere(false));
  expect(none).toContain(
    '<p>None of the 15 pages of places, activities, stays and trails has a photograph yet.',
  );
  expect(summaries(none)).toHaveLength(4);
  expect(photographsWanted(parkWhere(true))).toBe('<p>Every page has a photograph.</p>');
});

const siteWith = (changes: Partial<Entry<'site'>['data']>): Content => ({
  ...content,
  site: { ...content.site, data: { ...content.site.data, ...changes } },
});
const contact = { phone: null, email: null, address: null };

test.each([
  [
    'the repository',
    { repository: 'https://git.example/a/b.git' },
    '<a href="https://git.example/a/b/blob/main/docs/pictures.md#sending-a-photograph">How to send a photograph</a>',
  ],
  [
    'an address',
    { repository: undefined, contact: { ...contact, email: 'a@park.example' } },
    '<a href="mailto:a@park.example">a@park.example</a>',
  ],
  ['a file', { repository: undefined, contact }, 'docs/pictures.md in the source'],
])('the way in is %s', (_, changes, words) => {
  expect(photographsWanted(siteWith(changes as Partial<Entry<'site'>['data']>))).toContain(words);
});

test('a name is text, not HTML', () => {
  const [first, ...others] = content.trails;
  const named = { ...first!, data: { ...first!.data, name: 'Up <b>& down' } };
  expect(photographsWanted({ ...content, trails: [named, ...others] })).toContain(
    '<li>Up &lt;b&gt;&amp; down</li>',
  );
});
