import { beforeAll, expect, test } from 'vitest';
import { derive } from '../derive/derive.ts';
import { calendarFile, foldLines } from './calendarFile.ts';
import { otherFiles } from './publishedFiles.ts';
import { checkedContent, derivedContent } from '../fixtures/checkedContent.ts';
import type { ParkEvent } from '#schemas/types/published.ts';

const site = { name: 'Guide', url: 'https://guide.example', timeZone: 'Europe/Berlin' };
const days = { today: '2026-11-20', changes: new Map([['fair', '2026-10-02']]) };
const fair: ParkEvent = {
  ...({} as ParkEvent),
  slug: 'fair',
  name: 'Fair',
  description: 'Text',
  location: 'Main street',
  category: 'fair',
  startDate: '2027-02-28',
  endDate: '2027-02-28',
  startTime: null,
  endTime: null,
  eventStatus: 'scheduled',
  url: null,
};
const linesOf = (over: Partial<ParkEvent>) => calendarFile([{ ...fair, ...over }], site, days).split('\r\n');
const timesOf = (over: Partial<ParkEvent>) => linesOf(over).filter((line) => /^DT(START|END)/.test(line));
const lastDay = { endDate: '2027-03-02' };

test.each<[over: Partial<ParkEvent>, lines: string[]]>([
  [{}, ['DTSTART;VALUE=DATE:20270228', 'DTEND;VALUE=DATE:20270301']],
  [lastDay, ['DTSTART;VALUE=DATE:20270228', 'DTEND;VALUE=DATE:20270303']],
  [{ startTime: '19:30', endTime: '22:00' }, ['DTSTART:20270228T183000Z', 'DTEND:20270228T210000Z']],
  [{ startTime: '19:30', endTime: '24:00' }, ['DTSTART:20270228T183000Z', 'DTEND:20270228T230000Z']],
  // RFC 5545 forbids an end that is not after the start.
  [{ startTime: '19:30' }, ['DTSTART:20270228T183000Z']],
  [{ startTime: '19:30', endTime: '19:30' }, ['DTSTART:20270228T183000Z']],
  [{ ...lastDay, startTime: '19:30' }, ['DTSTART:20270228T183000Z', 'DTEND:20270302T230000Z']],
])('the event with %j: %j', (over, lines) => {
  expect(timesOf(over)).toEqual(lines);
});

test('a version grows with the day on which the record changed; of an unknown one with the day of the guide', () => {
  const version = (slug: string) =>
    linesOf({ slug }).filter((line) => /^(SEQUENCE|LAST-MODIFIED)/.test(line));
  expect(version('fair')).toEqual(['SEQUENCE:2466', 'LAST-MODIFIED:20261002T000000Z']);
  expect(version('other')).toEqual(['SEQUENCE:2515', 'LAST-MODIFIED:20261120T000000Z']);
});

test.each([
  ['the made-up park', 'pipeline/fixtures/content'],
  ['the park of the guide', 'content'],
])('every calendar of %s ends after it begins, in lines of at most 75 octets', (_park, dir) => {
  const published = derivedContent(dir);
  const calendars = otherFiles(published).filter(({ path }) => path.endsWith('.ics'));
  const dated = published.events.filter(({ calendarUrl }) => calendarUrl !== null);
  expect(calendars).toHaveLength(dated.length === 0 ? 0 : dated.length + 1);
  for (const { text, path } of calendars) {
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), path).toBeLessThanOrEqual(75);
    for (const entry of text.split('BEGIN:VEVENT').slice(1)) {
      const [, start = ''] = /^DTSTART[^:]*:(\S+)/m.exec(entry) ?? [];
      expect(start, path).toMatch(/^\d{8}/);
      for (const [, end = ''] of entry.matchAll(/^DTEND[^:]*:(\S+)/gm)) expect(end > start, path).toBe(true);
    }
  }
});

let undated: ReturnType<typeof derive>;

beforeAll(() => {
  const content = checkedContent('pipeline/fixtures/content');
  const events = content.events.map((entry) => ({
    ...entry,
    data: { ...entry.data, startDate: null, endDate: null },
  }));
  undated = derive({ ...content, events, importedEvents: [] }, { today: '2026-11-20' });
});

test('without events that have dates there is no calendar, and the list of files has none', () => {
  expect(otherFiles(undated).filter(({ path }) => path.endsWith('.ics'))).toEqual([]);
  expect(undated.index.files.map(({ name }) => name)).not.toContain('calendar');
});

const sizes = (text: string) => text.split('\r\n').map((line) => Buffer.byteLength(line));

test.each([
  ['a', 75, [75]],
  ['a', 76, [75, 2]],
  ['a', 149, [75, 75]],
  ['a', 150, [75, 75, 2]],
  ['ö', 37, [74]],
  ['ö', 38, [74, 3]],
  ['語', 26, [75, 4]],
  ['🎿', 19, [72, 5]],
])('the sign %s %i times is folded to lines of %j octets', (sign, count, expected) => {
  const folded = foldLines(sign.repeat(count));
  expect(sizes(folded)).toEqual(expected);
  expect(folded.replaceAll('\r\n ', '')).toBe(sign.repeat(count));
  expect(folded).not.toContain('\uFFFD');
});

test('what was folded before is folded anew, and line ends stay', () => {
  expect(foldLines('SUMMARY:on\r\n\te\r\n two\r\nEND:X\r\n')).toBe('SUMMARY:onetwo\r\nEND:X\r\n');
});
