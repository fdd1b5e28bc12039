import { expect, test } from 'vitest';
import type { NoticeBound, NoticeWhen } from '#schemas/types/published.ts';
import { kindText, whenText, whoText } from './noticeTexts.ts';

const always: NoticeWhen = { from: null, to: null, yearly: null, hours: null };

test.each<[Partial<NoticeWhen>, string]>([
  [{}, 'All year'],
  [{ from: '2025-06-20' }, 'Since June 20, 2025, until further notice'],
  [{ to: '2027-01-31' }, 'Until January 31, 2027'],
  [{ from: '2027-01-05', to: '2027-01-31' }, 'January 5, 2027 to January 31, 2027'],
  [{ from: '2027-01-05', to: '2027-01-05' }, 'January 5, 2027'],
  [{ yearly: { from: '07-10', to: '09-15' } }, 'July 10 to September 15, every year'],
  [{ yearly: { from: '07-01', to: '07-01' } }, 'July 1, every year'],
  [
    { yearly: { from: '03-01', to: '06-25' }, hours: { from: '20:00', to: '08:00' } },
    'March 1 to June 25, every year, 8:00 PM to 8:00 AM',
  ],
  [{ hours: { from: '12:00', to: '00:00' } }, 'All year, 12:00 PM to midnight'],
  [{ hours: { from: '00:30', to: '12:15' } }, 'All year, 12:30 AM to 12:15 PM'],
])('%j reads "%s"', (when, text) => {
  expect(whenText({ ...always, ...when })).toBe(text);
});

test.each<[NoticeBound[], string]>([
  [[], 'All visitors'],
  [['dogs'], 'Dogs'],
  [['dogs', 'bicycles'], 'Dogs and bicycles'],
  [['cars', 'dogs', 'bicycles'], 'Private cars, dogs and bicycles'],
  [['groups-under-four'], 'Groups of fewer than four'],
])('%j are "%s"', (who, text) => {
  expect(whoText(who)).toBe(text);
});

test('a closure for some says for whom', () => {
  expect(kindText({ kind: 'closure', who: [] })).toBe('Closed');
  expect(kindText({ kind: 'closure', who: ['cars'] })).toBe('Closed to private cars');
  expect(kindText({ kind: 'restriction', who: ['dogs'] })).toBe('Restricted');
});
