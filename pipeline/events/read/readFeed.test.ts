import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { feedContext, feedsDir } from '../../fixtures/feedWords.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readFeed } from './readFeed.ts';

/** Why a body is no feed. */
const faults: Record<string, string> = {
  'fail-atom.xml': 'the body is XML, but no RSS: <feed>',
  'fail-bad-utf8.ics': 'the body is no text in utf-8',
  'fail-blank.ics': 'the body is empty',
  'fail-empty.ics': 'the body is empty',
  'fail-html-error-page.html': 'the body is an HTML page without events',
  'fail-login.json': 'the JSON holds no list of events',
  'fail-text.txt': 'the body is no calendar, no XML, no JSON and no HTML',
  'fail-truncated.html': 'the HTML page is cut off',
  'fail-truncated.ics': 'the calendar is cut off: its END:VCALENDAR is missing',
  'fail-truncated.json':
    "the JSON is broken or cut off: Expected ',' or '}' after property value in JSON at position 33 (line 1 column 34)",
  'fail-truncated.xml': 'the XML is broken or cut off: 2:69: unclosed tag: item',
};

test('every broken body of the fixtures is expected to fail', () => {
  const broken = readdirSync(feedsDir).filter((name) => name.startsWith('fail-'));
  expect(broken.sort()).toEqual(Object.keys(faults).sort());
});

test.each(Object.entries(faults))('%s: %s', (file, fault) => {
  const body = readFileSync(join(feedsDir, file));
  expect(() => readFeed(body, null, 'auto', feedContext)).toThrow(new UnreadableFeed(fault));
});

test('JSON may begin with a mark', () => {
  const body = Buffer.from('\uFEFF\n{"events": []}');
  expect(readFeed(body, null, 'auto', feedContext)).toMatchObject({ format: 'tec', entries: 0 });
});

test.each([
  ['all-day.ics', 'text/calendar; charset=utf-8', 'auto'],
  ['all-day.ics', 'text/plain', 'ics'],
  ['jsonld-single.html', 'text/html; charset=UTF-8', 'jsonld'],
  ['jsonld-document.jsonld.json', 'application/ld+json', 'jsonld'],
  ['tec-priced.json', 'application/json', 'tec'],
  ['town-calendar.xml', 'text/xml', 'rss'],
] as const)('%s called %s and expected to be %s is read', (file, contentType, format) => {
  const { events } = readFeed(readFileSync(join(feedsDir, file)), contentType, format, feedContext);
  expect(events.length).toBeGreaterThan(0);
});

test.each([
  ['all-day.ics', null, 'rss', 'the body is iCalendar, where rss was expected'],
  ['all-day.ics', 'text/html', 'auto', 'the body is iCalendar, but its host calls it text/html'],
  ['fail-html-error-page.html', 'text/html', 'ics', 'the body is an HTML page, where ics was expected'],
  [
    'tec-priced.json',
    'text/calendar',
    'auto',
    'the body is the REST JSON of The Events Calendar, but its host calls it text/calendar',
  ],
  ['town-calendar.xml', 'application/xml; charset=nonsense', 'rss', 'the encoding "nonsense" is not known'],
] as const)('%s called %s and expected to be %s: %s', (file, contentType, format, fault) => {
  const body = readFileSync(join(feedsDir, file));
  expect(() => readFeed(body, contentType, format, feedContext)).toThrow(new UnreadableFeed(fault));
});
