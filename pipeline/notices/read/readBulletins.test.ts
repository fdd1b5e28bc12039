import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UnreadableFeed } from '../../events/read/feedEvent.ts';
import { bulletinReader } from '../records/bulletinReader.ts';
import type { NoticeFeedSettings } from './readBulletins.ts';

const bulletinsDir = join(import.meta.dirname, '../../fixtures/bulletins');
const feed: NoticeFeedSettings = {
  id: 'office',
  name: 'Park office',
  url: 'https://office.example/park/bulletins',
  status: 'official',
};
const read = (
  body: string | Uint8Array,
  over: Partial<NoticeFeedSettings> = {},
  contentType: string | null = null,
) =>
  bulletinReader({ feed: { ...feed, ...over }, timeZone: 'Europe/Berlin', today: '2026-11-20' })(
    typeof body === 'string' ? Buffer.from(body) : body,
    contentType,
  );
const readFixture = (name: string) => read(readFileSync(join(bulletinsDir, name)));
const told = ({ records, quarantined, skipped, remarks }: ReturnType<typeof read>) => [
  ...records.map(({ data: { title, text, link, publishedOn, from, to, imported } }) =>
    [imported.key, title, text, link, publishedOn, from, to].map((part) => part ?? '-').join(' | '),
  ),
  ...quarantined.map(({ what, reason }) => `not understood: ${what}: ${reason}`),
  ...skipped.map(({ what, reason }) => `left out: ${what}: ${reason}`),
  ...remarks.map(({ what, reason }) => `check: ${what}: ${reason}`),
];

test('RSS: plain texts, days only where they are stated, and by the clock of the park', () => {
  expect(told(readFixture('rss.xml'))).toEqual([
    'mine-1 | AREA CLOSURE: The & mine | WHERE: The old mine.\nStart date: 2026-11-19\nEnd date: 15-Mar-27 | https://office.example/park/bulletins/mine | 2026-11-20 | 2026-11-19 | 2027-03-15',
    '/park/bulletins/wolf | Wolf warning | Ends: Until further notice | https://office.example/park/bulletins/wolf | - | - | -',
    'not understood: entry 5: it has no title',
    'left out: Old closure: it ended on 2026-11-19',
    'left out: Wolf warning again: its identifier is twice in the feed',
  ]);
});

test('Atom: the page of an entry, its XHTML and its own day', () => {
  expect(told(readFixture('atom.xml'))).toEqual([
    'urn:uuid:1 | Bear warning | Bears on the ridge. Keep away. | https://office.example/park/bulletins/1 | 2026-11-19 | - | -',
    'urn:uuid:2 | Bridge out | The bridge is gone. | https://office.example/park/bulletins/2 | 2026-11-17 | - | -',
  ]);
});

test('JSON Feed, and lists of other names', () => {
  const expected = [
    'a | Ice on the lake | Thin ice. | https://office.example/park/bulletins/a | 2026-11-19 | - | -',
    '7 | Road closed | For works. | https://office.example/park/bulletins/7 | - | 2026-12-01 | 2026-12-24',
  ];
  expect(told(readFixture('json-feed.json'))).toEqual(expected);
  const { items } = JSON.parse(readFileSync(join(bulletinsDir, 'json-feed.json'), 'utf8')) as {
    items: unknown[];
  };
  for (const body of [items, { bulletins: items }, { data: items }])
    expect(told(read(JSON.stringify(body)))).toEqual(expected);
});

test('HTML: the links to bulletins on the same host, each with the text and day beside it', () => {
  expect(told(readFixture('list.html'))).toEqual([
    'https://office.example/park/bulletins/4549CD00 | AREA CLOSURE – Marsh & meadow | 18 Nov\nElk calve here. Start date: 2026-05-15. End date: 2027-06-30. | https://office.example/park/bulletins/4549CD00 | 2026-11-18 | 2026-05-15 | 2027-06-30',
    'https://office.example/park/bulletins/wolf | Wolf warning | Issued: November 17, 2026 | https://office.example/park/bulletins/wolf | 2026-11-17 | - | -',
    'https://office.example/park/bulletins/rules/ | rules | Or read the rules. | https://office.example/park/bulletins/rules/ | - | - | -',
  ]);
});

test('a body in another encoding is read by the one that it names', () => {
  expect(readFixture('windows-1252.xml').records[0]?.data.title).toBe('Fermé: col d’été');
});

test('a title of 160 letters stays, a longer one and a text of more than 700 are cut', () => {
  const item = (title: string, text: string) =>
    read(JSON.stringify([{ id: 1, url: 'https://office.example/1', title, text }])).records[0]?.data;
  expect(item('a'.repeat(160), 'b'.repeat(700))).toMatchObject({
    title: 'a'.repeat(160),
    text: 'b'.repeat(700),
  });
  const cut = item('a'.repeat(161), 'b'.repeat(701));
  expect(cut?.title).toBe(`${'a'.repeat(159)}…`);
  expect(cut?.text).toBe(`${'b'.repeat(699)}…`);
});

test('the file name stays when the title changes, and is that of the feed', () => {
  const slug = (title: string, id: string) =>
    read(JSON.stringify([{ id: 'x', url: 'https://office.example/1', title }]), { id }).records[0]?.slug;
  expect(slug('One', 'office')).toMatch(/^office-[0-9a-f]{10}$/);
  expect(slug('Two', 'office')).toBe(slug('One', 'office'));
  expect(slug('One', 'rangers')).not.toBe(slug('One', 'office'));
});

test('a bulletin counts on its last day, and not after it', () => {
  const ending = (end: string) =>
    told(read(JSON.stringify([{ title: 'A', url: 'https://office.example/1', end }])));
  expect(ending('2026-11-20')).toEqual([expect.stringMatching(/ \| 2026-11-20$/)]);
  expect(ending('2026-11-19')).toEqual(['left out: A: it ended on 2026-11-19']);
});

test.each([
  [{ date: '31 November 2026' }, 'its day "31 November 2026" cannot be read and is left out'],
  [{ start: 'soon' }, 'its first day "soon" cannot be read and is left out'],
  [
    { start: '2026-12-02', end: '2026-12-01' },
    'its last day 2026-12-01 is before its first, 2026-12-02: both are left out',
  ],
])('of the days %j none is guessed', (days, reason) => {
  const { records, remarks } = read(
    JSON.stringify([{ title: 'A', url: 'https://office.example/1', ...days }]),
  );
  expect(records[0]?.data).toMatchObject({ publishedOn: null });
  expect(records[0]?.data).not.toHaveProperty('from');
  expect(records[0]?.data).not.toHaveProperty('to');
  expect(remarks).toEqual([{ what: 'A', reason }]);
});

test.each([
  [{ title: '-' }, 'it has no title'],
  [{ title: 'A', text: 'a\uFFFDb' }, 'its text holds characters that cannot be read'],
  [{ title: 'A', id: 'x'.repeat(401) }, 'its identifier has more than 400 letters'],
])('an entry %j is put aside', (item, reason) => {
  expect(read(JSON.stringify([item])).quarantined).toMatchObject([{ reason }]);
});

test('an address that runs code or has a password is replaced by that of the feed', () => {
  for (const url of ['javascript:alert(1)', 'https://a:b@office.example/', 'data:text/html,x', ''])
    expect(read(JSON.stringify([{ title: 'A', url }])).records[0]?.data.link).toBe(feed.url);
});

const page = (body: string) => `<!doctype html><html><body>${body}</body></html>`;
const rss = '<?xml version="1.0"?><rss><channel></channel></rss>';
test.each([
  ['', 'auto', 'the body is empty'],
  ['\uFEFF \n', 'auto', 'the body is empty'],
  ['Service unavailable', 'auto', 'the body is no XML, no JSON and no HTML'],
  [page('<h1>500</h1>'), 'auto', 'the body is an HTML page without bulletins'],
  [page('<h1>500</h1>'), 'rss', 'the body is an HTML page, where rss was expected'],
  [page('<a href="/bulletins/1">A</a>').slice(0, -8), 'html', 'the HTML page is cut off'],
  ['<rss><channel><item><title>A', 'rss', /^the XML is broken or cut off/],
  ['{"items":[{"title":"A"', 'json', /^the JSON is broken or cut off/],
  ['{"error":"no"}', 'json', 'the JSON holds no list of bulletins'],
  [rss, 'atom', 'the body is RSS, where atom was expected'],
  ['<feed></feed>', 'rss', 'the body is Atom, where rss was expected'],
  ['[]', 'html', 'the body is JSON, where html was expected'],
  ['<opml></opml>', 'auto', 'the body is XML, but no RSS and no Atom: <opml>'],
] as const)('%j as %s is no list of bulletins', (body, format, fault) => {
  expect(() => read(body, { format })).toThrow(UnreadableFeed);
  expect(() => read(body, { format })).toThrow(fault);
});

test('bytes that are not of the encoding that the host names are no list of bulletins', () => {
  expect(() => read(Buffer.from([0x5b, 0xff, 0x5d]), {}, 'application/json; charset=utf-8')).toThrow(
    'the body is no text in utf-8',
  );
});

test('500 bulletins are read, and no more', () => {
  const many = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, id) => ({ id, title: `A${id}` })));
  expect(read(many(500)).records).toHaveLength(500);
  expect(() => read(many(501))).toThrow('it holds more than 500 bulletins');
});
