import { expect, test } from 'vitest';
import type { FeedFormat } from '#schemas/types/authored.ts';
import { type BodyFormat, detectFormat } from './detectFormat.ts';
import { UnreadableFeed } from './feedEvent.ts';

/** The beginning of a body of each kind. */
const bodies: Record<BodyFormat, string[]> = {
  ics: ['BEGIN:VCALENDAR', '\uFEFF\r\n begin:vcalendar\r\n'],
  rss: ['<?xml version="1.0"?><rss>', '<RSS version="2.0">', '<rdf:RDF>', '<!-- a feed --><rss>'],
  tec: ['{"events": []}', '[]', '[1]'],
  localist: ['{"events":[{"event":{"event_instances":[]}}]}', '{"events": [], "page": {"current": 1}}'],
  'json-ld': ['{"@type": "Event"}', '[{"@context" : "https://schema.org"}]', '{ "@graph": [] }'],
  html: ['<!doctype html>', '<HTML lang="en">', '<?xml version="1.0"?><html>', '<!-- a page --><html>'],
};
const kinds = Object.keys(bodies) as BodyFormat[];

test.each(kinds)('%s is told by its first characters', (kind) => {
  for (const body of bodies[kind]) expect(detectFormat(body, 'auto', null), body).toBe(kind);
});

const accepted: Record<FeedFormat, BodyFormat[]> = {
  auto: kinds,
  ics: ['ics'],
  rss: ['rss'],
  tec: ['tec'],
  localist: ['localist'],
  jsonld: ['json-ld', 'html'],
};

test.each(Object.entries(accepted) as [FeedFormat, BodyFormat[]][])(
  'where %s is expected, %j will do',
  (wanted, right) => {
    const detect = (kind: BodyFormat) => detectFormat(bodies[kind][0] ?? '', wanted, null);
    for (const kind of right) expect(detect(kind)).toBe(kind);
    for (const kind of kinds.filter((kind) => !right.includes(kind)))
      expect(() => detect(kind)).toThrow(new RegExp(`^the body is .+, where ${wanted} was expected$`));
  },
);

test.each([
  ['text/calendar', ['ics']],
  ['TEXT/Calendar ; charset=utf-8', ['ics']],
  ['application/rss+xml', ['rss']],
  ['application/rdf+xml', ['rss']],
  ['application/atom+xml', ['rss']],
  ['application/xml', ['rss', 'html']],
  ['text/xml', ['rss', 'html']],
  ['application/ld+json', ['json-ld']],
  ['application/json', ['tec', 'localist', 'json-ld']],
  ['text/html', ['html']],
  ['application/xhtml+xml', ['html']],
  ['text/plain', kinds],
  ['text/calendars', kinds],
  ['x-text/calendar', kinds],
  ['application/xml-dtd', kinds],
  ['', kinds],
  [null, kinds],
] as [string | null, BodyFormat[]][])('a host that says %s announces %j', (contentType, right) => {
  const detect = (kind: BodyFormat) => detectFormat(bodies[kind][0] ?? '', 'auto', contentType);
  for (const kind of right) expect(detect(kind)).toBe(kind);
  for (const kind of kinds.filter((kind) => !right.includes(kind)))
    expect(() => detect(kind)).toThrow(/^the body is .+, but its host calls it \S+$/);
});

test.each([
  ['', 'the body is empty'],
  [' \uFEFF\n', 'the body is empty'],
  ['Not found', 'the body is no calendar, no XML, no JSON and no HTML'],
  ['BEGIN:VCALENDARS', 'the body is no calendar, no XML, no JSON and no HTML'],
  ['see <rss>', 'the body is no calendar, no XML, no JSON and no HTML'],
  ['see {"@type": "Event"}', 'the body is no calendar, no XML, no JSON and no HTML'],
  ['<htmlx>', 'the body is no calendar, no XML, no JSON and no HTML'],
])('%j: %s', (body, fault) => {
  expect(() => detectFormat(body, 'auto', null)).toThrow(new UnreadableFeed(fault));
});

test.each([
  ['{', 'ics', null, 'the body is the REST JSON of The Events Calendar, where ics was expected'],
  ['<rss>', 'auto', 'Text/HTML; charset=utf-8', 'the body is RSS, but its host calls it text/html'],
  ['{"@type":"Event"}', 'rss', null, 'the body is JSON-LD, where rss was expected'],
  ['<html>', 'rss', null, 'the body is an HTML page, where rss was expected'],
  ['BEGIN:VCALENDAR', 'rss', null, 'the body is iCalendar, where rss was expected'],
] as const)('%s as %s: says so in words', (body, wanted, contentType, fault) => {
  expect(() => detectFormat(body, wanted, contentType)).toThrow(new UnreadableFeed(fault));
});

test('what stands further on in a body says nothing', () => {
  for (const body of Object.values(bodies).flat()) {
    expect(() => detectFormat(`see ${body}`, 'auto', null), body).toThrow('the body is no calendar');
  }
  expect(detectFormat(`<?xml version="1.0"?><rss>${' '.repeat(5000)}<html>`, 'auto', null)).toBe('rss');
});
