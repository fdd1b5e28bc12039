import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import type { CheckedContent, Entry } from '../content/checkedContent.ts';
import { linksIn } from './linksIn.ts';
import { markdownTexts } from './markdownTexts.ts';

const fixture = checkedFixture();
const guide = fixture.guides[0]!;
const attraction = fixture.attractions.find(({ slug }) => slug === 'mirror-tarn')!;

const nothing = {
  activities: [],
  accommodations: [],
  trails: [],
  events: [],
  notices: [],
  pages: [],
  basemap: [],
  passes: null,
  climate: null,
  rates: null,
  emergency: null,
  transit: null,
  meanings: null,
  heights: null,
  site: null,
};

/** Content of one attraction and one guide alone. */
function contentOf(attractions: Entry<'attraction'>[], guides: Entry<'guide'>[] = []): CheckedContent {
  return {
    ...fixture,
    ...nothing,
    attractions,
    guides,
  };
}

const withData = (data: object): Entry<'attraction'> => ({
  ...attraction,
  data: { ...data, about: '' } as Entry<'attraction'>['data'],
});
const hrefs = (content: CheckedContent) => linksIn(content).map(({ href }) => href);

test('a value that is a web address, and whatever stands under href, is a link', () => {
  const data = {
    officialUrl: 'https://a.example/x',
    old: 'http://b.example',
    href: '/map',
    links: [{ href: '#top' }, { label: 'https://c.example' }],
  };
  expect(hrefs(contentOf([withData(data)]))).toEqual([
    'https://a.example/x',
    'http://b.example',
    '/map',
    '#top',
    'https://c.example',
  ]);
});

test('words with an address in them are none, nor are numbers or other schemes', () => {
  const data = {
    text: 'see https://a.example',
    more: 'https://a.example now',
    mail: 'mailto:a@b.example',
    n: 7,
  };
  expect(hrefs(contentOf([withData(data)]))).toEqual([]);
});

test('links in Markdown follow those of values, once for each content', () => {
  const content = contentOf([attraction], [guide]);
  expect(hrefs(content)).toContain('/getting-here');
  expect(linksIn(content)).toBe(linksIn(content));
});

test('a complaint about a value or a text of a record names its path and points at the address', () => {
  const [link] = linksIn(contentOf([attraction])).filter(({ href }) => href === '/getting-here');
  const lines = attraction.file.text.split('\n');
  const line = lines.findIndex((text) => text.includes('/getting-here')) + 1;
  expect(link?.complain({ message: 'm' })).toMatchObject({
    path: 'about',
    line,
    column: lines[line - 1]!.indexOf('/getting-here') + 1,
  });
});

test('a complaint about the body of a file points at the address in it', () => {
  const text = 'x: "/there"\n---\nwords\nand [there](/there)\n';
  const body = { text: 'words\nand [there](/there)\n', line: 3 };
  const sections: Entry<'guide'>['data']['sections'] = [{ kind: 'emergency', heading: 'B' }];
  const data = { ...guide.data, sections, callToAction: [] };
  const [link] = linksIn(contentOf([], [{ ...guide, data, file: { ...guide.file, text, body } }]));
  expect(link?.complain({ message: 'm', suggestion: 's' })).toMatchObject({
    path: 'body',
    line: 4,
    column: 13,
    suggestion: 's',
  });
});

test('Markdown is what guides, pages, abouts and sections say', () => {
  const sections: Entry<'guide'>['data']['sections'] = [
    { kind: 'text', heading: 'A', intro: 'intro', text: 'text' },
    { kind: 'emergency', heading: 'B' },
  ];
  const body = { text: 'body', line: 9 };
  const guides = [{ ...guide, data: { ...guide.data, sections }, file: { ...guide.file, body } }];
  const content = contentOf([{ ...attraction, data: { ...attraction.data, about: 'about' } }], guides);
  const page = fixture.pages[0]!;
  const pages = [{ ...page, file: { ...page.file, body: null } }];
  expect(markdownTexts({ ...content, pages }).map(({ path, text }) => [path, text])).toEqual([
    [null, 'body'],
    [['about'], 'about'],
    [['sections', 0, 'intro'], 'intro'],
    [['sections', 0, 'text'], 'text'],
  ]);
});
