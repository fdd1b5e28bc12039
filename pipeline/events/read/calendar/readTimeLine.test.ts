import { expect, test } from 'vitest';
import { readTimeLine } from './readTimeLine.ts';

test.each<[line: string, parameters: Record<string, string>, values: string[]]>([
  ['DTSTART:20270114T190000', {}, ['20270114T190000']],
  ['DTSTART:2027-01-14T19:00:00', {}, ['2027-01-14T19:00:00']],
  [
    'EXDATE;TZID=Europe/Berlin;VALUE=DATE-TIME:20270114T190000,20270115T190000',
    { tzid: 'Europe/Berlin', value: 'DATE-TIME' },
    ['20270114T190000', '20270115T190000'],
  ],
  ['DTSTART;tzid="Europe/Berlin";X-A=b:20270114', { tzid: 'Europe/Berlin', 'x-a': 'b' }, ['20270114']],
  ['DTSTART;TZID=;VALUE=DATE:20270114', { tzid: '', value: 'DATE' }, ['20270114']],
  ['EXDATE: 20270114 ,\t20270115 ', {}, ['20270114', '20270115']],
  // A parameter in quotes may hold the signs that part parameters and values.
  [
    'DTSTART;TZID="a;b=c:20270101,d";VALUE=DATE:20270114',
    { tzid: 'a;b=c:20270101,d', value: 'DATE' },
    ['20270114'],
  ],
  [
    'DTSTART;X-A="1:20270101";X-B="2:20270101":20270114',
    { 'x-a': '1:20270101', 'x-b': '2:20270101' },
    ['20270114'],
  ],
  // Outlook writes zones with colons, and not always in quotes.
  [
    'DTSTART;TZID=(UTC-07:00) Mountain Time (US & Canada):20270114T190000',
    { tzid: '(UTC-07:00) Mountain Time (US & Canada)' },
    ['20270114T190000'],
  ],
  ['DTSTART;TZID=Zone:2027011:20270114', { tzid: 'Zone:2027011' }, ['20270114']],
])('%s has the parameters %j and the values %j', (line, parameters, values) => {
  expect(readTimeLine(line)).toEqual({ parameters, values });
});

test.each([
  ['DTSTART;TZID=Europe/Berlin:next week', ['next week']],
  ['DTSTART:2027011', ['2027011']],
  ['DTSTART:202701-4', ['202701-4']],
  ['DTSTART;X-A="1:20270114', ['20270114']],
  ['DTSTART:', ['']],
  ['DTSTART;20270114', ['DTSTART;20270114']],
])('%s has no day outside of quotes: the text behind its first colon is its value', (line, values) => {
  expect(readTimeLine(line)).toEqual({ parameters: {}, values });
});
