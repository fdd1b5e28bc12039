import { expect, test } from 'vitest';
import { calendarText } from '../../../fixtures/calendarText.ts';
import { calendarComponents } from './calendarComponents.ts';
import { UnreadableFeed } from '../feedEvent.ts';

/** The only event of a calendar. */
function eventOf(...lines: string[]) {
  const [found] = calendarComponents(calendarText('BEGIN:VEVENT', ...lines, 'END:VEVENT'));
  return found!.children[0]!;
}

test('components stand in each other, one calendar after the other', () => {
  const calendars = calendarComponents(
    `\uFEFF${calendarText('BEGIN:VEVENT', 'BEGIN:VALARM', 'END:VALARM', 'END:VEVENT', 'begin:vtodo', 'end: vtodo ')}\n${calendarText()}`,
  );
  const tree = ({ name, isComplete, children }: (typeof calendars)[number]): unknown => [
    name,
    isComplete,
    ...children.map(tree),
  ];
  expect(calendars.map(tree)).toEqual([
    ['VCALENDAR', true, ['VEVENT', true, ['VALARM', true]], ['VTODO', true]],
    ['VCALENDAR', true],
  ]);
});

test.each(['\r\n', '\n', '\r'])('lines may end with %j, and empty ones say nothing', (end) => {
  const text = ['BEGIN:VCALENDAR', '', 'NAME:a', ' ', 'END:VCALENDAR', ''].join(end);
  const [found] = calendarComponents(text);
  expect([found?.raw('NAME'), found?.isComplete]).toEqual(['a', true]);
});

test.each(['\r\n', '\n'])('a line that goes on behind %j with a space or a tab is one', (end) => {
  const text = ['BEGIN:VCALENDAR', 'NAME:One', '  word', '\tmore', 'END:VCALENDAR'].join(end);
  expect(calendarComponents(text)[0]?.text('NAME')).toBe('One wordmore');
});

test('components are nested 20 deep at most', () => {
  const nested = (depth: number) =>
    calendarText(...Array<string>(depth - 1).fill('BEGIN:X'), ...Array<string>(depth - 1).fill('END:X'));
  expect(calendarComponents(nested(20))[0]?.isComplete).toBe(true);
  expect(() => calendarComponents(nested(21))).toThrow(
    new UnreadableFeed('its components are nested more than 20 deep'),
  );
});

test('a name of one letter is one, a line without a colon says nothing, and a component has one word', () => {
  const event = eventOf('A:1', 'SUMMARYX', 'BEGIN:VALARM or so', 'DESCRIPTION:a\uFEFFb');
  expect([event.raw('A'), event.raw('SUMMARY'), event.raw('DESCRIPTION')]).toEqual(['1', null, 'a\uFEFFb']);
  expect(event.children).toEqual([]);
});

test('the length of all lines of a name is counted', () => {
  const event = eventOf('RDATE:20270114', 'RDATE:20270115', 'EXDATE:20270115');
  expect([event.size('RDATE'), event.size('EXDATE'), event.size('EXRULE')]).toEqual([28, 15, 0]);
});

test('an event that has lost its end harms no other, nor does an end too many', () => {
  const [found] = calendarComponents(
    calendarText(
      'BEGIN:VEVENT',
      'UID:1',
      'BEGIN:VALARM',
      'BEGIN:VEVENT',
      'UID:2',
      'END:VEVENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'BEGIN:VALARM',
      'END:VEVENT',
      'NAME:a',
    ),
  );
  expect(found?.children.map(({ name, isComplete }) => [name, isComplete])).toEqual([
    ['VEVENT', false],
    ['VEVENT', true],
    ['VEVENT', true],
  ]);
  expect(found?.children[1]?.raw('UID')).toBe('2');
  expect(found?.raw('NAME')).toBe('a');
});

test.each([
  ['', 'the body is no calendar'],
  ['NAME:a', 'the body is no calendar'],
  ['BEGIN:VEVENT\nEND:VEVENT', 'the body is no calendar'],
  ['NAME:BEGIN:VCALENDAR', 'the body is no calendar'],
  ['BEGIN:VCALENDAR', 'the calendar is cut off: its END:VCALENDAR is missing'],
  ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT', 'the calendar is cut off: its END:VCALENDAR is missing'],
  [`BEGIN:VCALENDAR\n${calendarText()}`, 'the calendar is cut off: its END:VCALENDAR is missing'],
  [`${calendarText()}\nBEGIN:VCALENDAR`, 'the calendar is cut off: its END:VCALENDAR is missing'],
])('%j: %s', (text, fault) => {
  expect(() => calendarComponents(text)).toThrow(new UnreadableFeed(fault));
});

test('properties of a name, in any case, are read with their parameters and all their values', () => {
  const event = eventOf(
    'Categories;LANGUAGE=en:A\\, B,C',
    'CATEGORIES:D',
    'CATEGORIESX:E',
    'X-CATEGORIES:F',
    'DTSTART;TZID="Europe/Berlin":20261205T190000',
    'RDATE;VALUE=PERIOD:20270122T200000Z/PT2H',
  );
  expect(event.all('CATEGORIES')).toEqual([
    { parameters: { language: 'en', value: 'text' }, values: ['A, B', 'C'] },
    { parameters: { value: 'text' }, values: ['D'] },
  ]);
  expect(event.first('CATEGORIES')?.values).toEqual(['A, B', 'C']);
  expect(event.count('CATEGORIES')).toBe(2);
  expect(event.first('DTSTART')).toEqual({
    parameters: { tzid: 'Europe/Berlin', value: 'date-time' },
    values: ['2026-12-05T19:00:00'],
  });
  // Of a period its start.
  expect(event.first('RDATE')?.values).toEqual(['2027-01-22T20:00:00Z']);
});

test('a text is read, and what stands there raw is as it was written', () => {
  const event = eventOf('SUMMARY;X=1: a\\nb: c ', 'summary:second');
  expect(event.text('SUMMARY')).toBe(' a\nb: c ');
  expect(event.raw('SUMMARY')).toBe('a\\nb: c');
});

test('what is not there is nothing', () => {
  const event = eventOf('SUMMARYX:a');
  expect([
    event.first('SUMMARY'),
    event.text('SUMMARY'),
    event.raw('SUMMARY'),
    event.count('SUMMARY'),
  ]).toEqual([null, '', null, 0]);
});

test('a line that cannot be read harms nobody until somebody asks for it', () => {
  const event = eventOf('SUMMARY:a', 'URL;BROKEN');
  expect(event.text('SUMMARY')).toBe('a');
  expect(() => event.all('URL')).toThrow('Invalid parameters');
});
