import { expect, test } from 'vitest';
import { noticeOf } from '../test/renderOnDays.tsx';
import { noticeAreas } from './noticeAreas.ts';

const marsh = () => noticeOf('marsh-dogs');
const areasOn = (today: string, trip: { from: string; to: string } | null, notices = [marsh()]) =>
  noticeAreas(notices, { today, trip }).map(({ id, notices }) => [id, notices.map(({ state }) => state)]);

test.each([
  ['2027-03-31', null, []],
  ['2027-04-01', null, [['marsh-dogs', ['today']]]],
  ['2027-07-31', null, [['marsh-dogs', ['today']]]],
  ['2027-08-01', null, []],
  ['2027-12-31', { from: '2028-03-01', to: '2028-03-31' }, []],
  ['2027-12-31', { from: '2028-03-31', to: '2028-04-01' }, [['marsh-dogs', ['trip']]]],
])('on %s with the trip %j', (today, trip, areas) => {
  expect(areasOn(today, trip)).toEqual(areas);
});

test('notices of one area share it, and a notice without an area has none', () => {
  const night = { ...marsh(), id: 1, slug: 'night', when: noticeOf('no-drones').when };
  expect(areasOn('2027-04-01', null, [night, noticeOf('no-drones'), marsh()])).toEqual([
    ['night', ['today', 'today']],
  ]);
  expect(areasOn('2027-08-01', null, [night, marsh()])).toEqual([['night', ['today']]]);
});
