import { expect, test } from 'vitest';
import { feedContext, feedSettings } from '../fixtures/feedWords.ts';
import { startFeedReader } from './records/startFeedReader.ts';

const ics = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const daily = ['DTSTART:20261201T100000', 'RRULE:FREQ=DAILY', 'SUMMARY:Daily'];
const many = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n));
const rss = (item: string) => `<?xml version="1.0"?><rss><channel>${item}</channel></rss>`;
const item = (inner: string) =>
  `<item><title>Walk</title><ev:startdate>2026-12-10</ev:startdate>${inner}</item>`;
const tec = (over: Record<string, unknown>) =>
  JSON.stringify({
    events: [{ id: 1, title: 'Walk', all_day: true, start_date: '2026-12-10', ...over }],
  });
const ld = (over: Record<string, unknown>) =>
  JSON.stringify({ '@type': 'Event', name: 'Walk', startDate: '2026-12-10', ...over });
const html = (body: string) => `<!doctype html><html><body>${body}</body></html>`;
const zone = (count: number) =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Odd',
    ...many(count, (n) =>
      [
        'BEGIN:STANDARD',
        `DTSTART:2020${String((n % 12) + 1).padStart(2, '0')}01T000000`,
        'TZOFFSETTO:+0100',
        'END:STANDARD',
      ].join('\r\n'),
    ),
    'END:VTIMEZONE',
  ].join('\r\n');
const day = (n: number) => new Date(Date.UTC(2026, 11, 1) + n * 60_000).toISOString();
const stamp = (n: number) => `${day(n).slice(0, 16).replaceAll(/[-:]/g, '')}00`;
const stamps = many(200_000, stamp);

/** Number of records, number of entries put aside, number of those left out. */
const read = (kept: number, putAside = 0, skipped = 0) => ({ kept, putAside, skipped });

/** Bodies of less than 5 MB that could stop a refresh, each with the outcome. */
const bodies: [what: string, body: () => string, outcome: ReturnType<typeof read> | string][] = [
  [
    '200,000 EXDATEs',
    () => ics(event('UID:1', ...daily, ...stamps.map((time) => `EXDATE:${time}`))),
    read(0, 1),
  ],
  [
    'one EXDATE of 200,000 times',
    () => ics(event('UID:1', ...daily, `EXDATE:${stamps.join(',')}`)),
    read(0, 1),
  ],
  [
    '200,000 RDATEs',
    () => ics(event('UID:1', ...daily, ...stamps.map((time) => `RDATE:${time}`))),
    read(0, 1),
  ],
  [
    '2,000 daily series',
    () => ics(...many(2000, (n) => event(`UID:${n}`, ...daily))),
    'it holds more than 5000 events',
  ],
  [
    '6,000 events',
    () => ics(...many(6000, (n) => event(`UID:${n}`, `SUMMARY:A${n}`, `DTSTART:${stamp(n * 60)}`))),
    'it holds more than 5000 events',
  ],
  [
    '4,000 events on one day',
    () => ics(...many(4000, (n) => event(`UID:${n}`, `SUMMARY:A${n}`, 'DTSTART:20261210T100000'))),
    'it holds more than 200 events on 2026-12-10',
  ],
  [
    '40,000 changes of one series',
    () =>
      ics(
        event('UID:1', ...daily),
        ...stamps.slice(0, 40_000).map((time) => event('UID:1', `RECURRENCE-ID:${time}`, `DTSTART:${time}`)),
      ),
    read(0, 1),
  ],
  [
    'a series with 300,000 other lines',
    () => ics(event('UID:1', ...daily, ...many(300_000, (n) => `X-A:${n}`))),
    read(355),
  ],
  [
    'a series with 200,000 categories',
    () => ics(event('UID:1', ...daily, ...many(200_000, (n) => `CATEGORIES:${n}`))),
    read(355),
  ],
  [
    'a daily series with a text of 4 MB',
    () => ics(event('UID:1', ...daily, `DESCRIPTION:${'word '.repeat(800_000)}`)),
    read(355),
  ],
  [
    'a daily series with a UID of 4 MB',
    () => ics(event(`UID:${'x'.repeat(4_000_000)}`, ...daily)),
    read(0, 355),
  ],
  ['60,000 empty events', () => ics(...many(60_000, (n) => event(`UID:${n}`))), read(0, 60_000)],
  [
    '300,000 components in each other',
    () => ics('BEGIN:VEVENT', 'BEGIN:A\r\n'.repeat(250_000) + 'END:B\r\n'.repeat(250_000)),
    'its components are nested more than 20 deep',
  ],
  [
    'a rule with 400,000 days',
    () =>
      ics(
        event('UID:1', 'DTSTART:20261201', `RRULE:FREQ=DAILY;BYDAY=${many(400_000, () => 'MO').join(',')}`),
      ),
    read(0, 1),
  ],
  [
    'a rule of every year since 1970',
    () =>
      ics(
        event(
          'UID:1',
          'SUMMARY:A',
          'DTSTART;VALUE=DATE:19700101',
          'RRULE:FREQ=YEARLY;COUNT=100000;BYWEEKNO=1,2,3,53',
        ),
      ),
    read(4),
  ],
  [
    'a zone with 20,000 changes',
    () => ics(zone(20_000), event('UID:1', 'SUMMARY:A', 'DTSTART;TZID=Odd:20261210T100000')),
    read(1),
  ],
  [
    'a line of 4 MB',
    () => ics(event('UID:1', `BEGIN:${'A'.repeat(4_000_000)}!`, 'SUMMARY:A', 'DTSTART:20261210')),
    read(1),
  ],
  ['4 MB of line breaks', () => ics('\r\n '.repeat(1_300_000)), read(0)],
  ['XML nested 300,000 deep', () => rss('<a>'.repeat(300_000)), 'the XML is nested too deep'],
  ['100,000 items that say nothing', () => rss('<item><a/></item>'.repeat(100_000)), read(0, 100_000)],
  ['an item with 200,000 categories', () => rss(item('<category>a</category>'.repeat(200_000))), read(1)],
  [
    'an entity that grows',
    () =>
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}">]>${rss(item('<link>&b;&b;</link>')).slice(21)}`,
    // The reference stays a text: nothing grows.
    read(1),
  ],
  [
    'a description of opening tags',
    () => rss(item(`<description><![CDATA[${'<script '.repeat(500_000)}]]></description>`)),
    read(1),
  ],
  [
    'a description of comments',
    () => rss(item(`<description><![CDATA[${'<!--'.repeat(1_000_000)}]]></description>`)),
    read(1),
  ],
  [
    'a description of entities',
    () => rss(item(`<description><![CDATA[${'&amp;amp;'.repeat(500_000)}]]></description>`)),
    read(1),
  ],
  [
    'an event time of 4 MB',
    () => rss(`<item><calendarEvent:EventDates>${'a '.repeat(2_000_000)}</calendarEvent:EventDates></item>`),
    read(0, 1),
  ],
  [
    'an attribute of 4 MB',
    () => rss(item(`<enclosure type="image/png" url="${'x'.repeat(4_000_000)}"/>`)),
    read(1),
  ],
  ['a price of two million amounts', () => tec({ cost: '1 '.repeat(2_000_000) }), read(1)],
  [
    'a list of a million amounts',
    () => tec({ cost_details: { values: many(1_000_000, () => '2') } }),
    read(1),
  ],
  [
    '200,000 categories',
    () => tec({ categories: Array.from({ length: 200_000 }, () => ({ name: '!' })) }),
    read(1),
  ],
  [
    'JSON nested 2,000,000 deep',
    () => `{"events":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}`,
    read(0, 1),
  ],
  ['100,000 numbers for events', () => `{"events":[${many(100_000, String).join(',')}]}`, read(0, 100_000)],
  [
    'a time of 4 MB',
    () => tec({ all_day: false, start_date: '2026-12-10 10:00:00.'.padEnd(4_000_000, '1') }),
    read(1),
  ],
  ['a name of 4 MB', () => tec({ title: 'A '.repeat(2_000_000) }), read(1)],
  ['keywords of 4 MB of commas', () => ld({ keywords: ','.repeat(4_000_000) }), read(1)],
  ['200,000 offers', () => ld({ offers: Array.from({ length: 200_000 }, () => ({ price: '3' })) }), read(1)],
  [
    'a graph of 50,000 events',
    () => `{"@graph":[${many(50_000, (n) => ld({ '@id': String(n) })).join(',')}]}`,
    'it holds more than 5000 events',
  ],
  [
    'events nested in each other',
    () => `{"@type":"Thing","a":`.repeat(100_000) + '1' + '}'.repeat(100_000),
    read(0),
  ],
  [
    '600,000 scripts that never begin',
    () => html('<script '.repeat(600_000)),
    'the body is an HTML page without events',
  ],
  [
    '100,000 scripts that never end',
    () => html('<script type="application/ld+json">'.repeat(100_000)),
    read(0, 1),
  ],
  ['HTML of comments', () => html('<!--'.repeat(1_000_000)), 'the body is an HTML page without events'],
  [
    'an end of 4 MB of spaces',
    () => html(`</script${' '.repeat(4_000_000)}`),
    'the body is an HTML page without events',
  ],
];

// A busy machine takes longer than usual for millions of brackets; a reader that hangs never ends.
const limits = { maxMs: 100_000, maxMegabytes: 256 };

test.each(bodies)('%s', async (_what, make, outcome) => {
  const body = Buffer.from(make());
  expect(body.byteLength).toBeLessThan(5_000_000);
  await using reader = startFeedReader({ ...feedSettings, context: feedContext }, limits);
  const found = await reader.read(body, null).then(
    ({ records, quarantined, skipped }) => read(records.length, quarantined.length, skipped.length),
    (error: Error) => error.message,
  );
  expect(found).toEqual(outcome);
});
