import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import userEvent from '@testing-library/user-event';
import { noticeOf, renderOnDays } from '../test/renderOnDays.tsx';
import { RecordNotices } from './RecordNotices.tsx';

const gate = () => noticeOf('mine-gate');
const mine = (notices = [gate()]) => (
  <RecordNotices kind="attraction" record={{ slug: 'old-mine', notices }} />
);
const line = () => screen.queryByRole('heading', { name: /The gate of the mine/ })?.textContent ?? null;
const folded = () =>
  [...document.querySelectorAll('details')].find(({ textContent }) => textContent.includes('not in effect'))
    ?.textContent ?? null;

test.each([
  ['2027-03-31', null, 'In effect today'],
  // The night that began on March 31 ends at 8 am.
  ['2027-04-01', null, 'In effect today'],
  ['2027-11-01', null, 'In effect today'],
  ['2027-07-10', { from: '2027-10-31', to: '2027-11-01' }, 'In effect on your dates'],
  ['2027-07-10', { from: '2027-12-30', to: '2028-01-02' }, 'In effect on your dates'],
  ['2027-12-31', { from: '2028-07-01', to: '2028-07-02' }, 'In effect today'],
])('on %s with the trip %j the gate has a line of its own: %s', (today, trip, moment) => {
  renderOnDays(mine(), today, trip);
  expect(line()).toBe('The gate of the mine is locked at night');
  expect(screen.getByText(new RegExp(`^${moment}\\. November 1`))).not.toBeVisible();
  expect(folded()).toBeNull();
});

test.each([
  ['2027-04-02', null],
  ['2027-10-31', null],
  ['2027-07-10', { from: '2027-10-30', to: '2027-10-31' }],
])('on %s with the trip %j the gate is folded', (today, trip) => {
  renderOnDays(mine(), today, trip);
  expect(line()).toBeNull();
  expect(folded()).toBe(
    '1 notice, not in effect todayThe gate of the mine is locked at night: ' +
      'November 1 to March 31, every year, 8:00 PM to 8:00 AM.',
  );
});

test('a press on the line says when, for whom, the penalty and the source', async () => {
  renderOnDays(mine(), '2027-12-31');
  await userEvent.click(screen.getByText('The gate of the mine is locked at night'));
  expect(
    screen.getByText(
      'In effect today. November 1 to March 31, every year, 8:00 PM to 8:00 AM. All visitors.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Penalty: fine up to €500. Source: 2026.')).toBeVisible();
  expect(document.querySelector('details details a')).toHaveAttribute('href', 'https://notices.example/mine');
});

test('a part of the place is named', () => {
  const ridge = noticeOf('ridge-groups');
  renderOnDays(
    <RecordNotices kind="trail" record={{ slug: 'bare-ridge', notices: [ridge] }} />,
    '2027-06-01',
  );
  expect(screen.getByText(/Groups of fewer than four, beyond the saddle\.$/)).toBeInTheDocument();
});

test('the most dangerous notice comes first', () => {
  const advice = { ...noticeOf('no-drones'), kind: 'advice' as const, id: 1, title: 'Bring a lamp' };
  renderOnDays(mine([advice, noticeOf('no-drones'), gate()]), '2027-12-31');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'The gate of the mine is locked at night',
    noticeOf('no-drones').title,
    'Bring a lamp',
  ]);
  expect(screen.getByText('2 more in effect')).toBeVisible();
});

test('folded notices are counted and lead to their place on the page of notices', () => {
  renderOnDays(mine([gate(), noticeOf('ridge-groups')]), '2027-05-15');
  expect(screen.getByText('2 notices, not in effect today')).toBeVisible();
  expect(document.querySelector('details a')).toHaveAttribute('href', '/notices#mine-gate');
});

test('folded notices below one in force are more of them', () => {
  renderOnDays(mine([gate(), noticeOf('ridge-groups')]), '2027-12-31');
  expect(screen.getByText('1 more, not in effect today')).toBeInTheDocument();
});

test('a record without notices says nothing', () => {
  expect(renderOnDays(mine([]), '2027-12-31').container).toBeEmptyDOMElement();
});

test.each([
  ['2027-06-14', null, 'Opens mid-June'],
  ['2027-01-10', { from: '2027-10-01', to: '2027-10-05' }, 'Opens mid-June (your dates)'],
  ['2027-01-10', { from: '2027-07-01', to: '2027-07-05' }, null],
])('on %s with the trip %j the page of a place that is open in summer says %j', (today, trip, expected) => {
  renderOnDays(
    <RecordNotices
      kind="attraction"
      record={{ slug: 'old-mine', notices: [], open: { from: '06-15', to: '09-20' } }}
    />,
    today,
    trip,
  );
  expect(screen.queryByRole('heading')?.textContent ?? null).toBe(expected);
});
