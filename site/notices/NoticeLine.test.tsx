import { expect, test } from 'vitest';
import { renderOnDays } from '../test/renderOnDays.tsx';
import { CommonNotices } from './CommonNotices.tsx';
import { NoticeLine } from './NoticeLine.tsx';

const gate = { text: 'Closed: the gate', isClosure: true, days: [{ from: '2027-11-01', to: '2028-03-31' }] };
const dogs = { text: 'Restricted: dogs', isClosure: false, days: [{ from: '2027-12-31', to: '2027-12-31' }] };
const boats = {
  text: 'Restricted: boats',
  isClosure: false,
  days: [{ from: '2027-12-31', to: '2027-12-31' }],
};

test.each([
  ['2027-10-31', null, ''],
  ['2027-11-01', null, 'Closed: the gate'],
  ['2028-03-31', null, 'Closed: the gate'],
  ['2028-04-01', null, ''],
  ['2027-10-01', { from: '2027-10-20', to: '2027-10-31' }, ''],
  ['2027-10-01', { from: '2027-10-31', to: '2027-11-01' }, 'Closed: the gate (on your dates)'],
  ['2027-10-01', { from: '2028-03-31', to: '2028-04-05' }, 'Closed: the gate (on your dates)'],
  ['2027-10-01', { from: '2028-04-01', to: '2028-04-05' }, ''],
  // In effect today and on the dates: said once.
  ['2027-12-01', { from: '2027-12-30', to: '2028-01-02' }, 'Closed: the gate'],
])('on %s with the trip %j a card says "%s"', (today, trip, expected) => {
  const { container } = renderOnDays(<NoticeLine restrictions={[gate]} />, today, trip);
  expect(container.textContent).toBe(expected);
});

test('a card has a line for each, in the order of the guide', () => {
  const { container } = renderOnDays(<NoticeLine restrictions={[gate, dogs, boats]} />, '2027-12-31');
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Closed: the gate',
    'Restricted: dogs',
    'Restricted: boats',
  ]);
});

test('a list says once what binds many of its cards, and leaves closures on them', () => {
  const records = Array.from({ length: 5 }, () => ({ restrictions: [gate, dogs] }));
  const { container } = renderOnDays(
    <CommonNotices records={records}>
      {records.map(({ restrictions }, index) => (
        <NoticeLine key={index} restrictions={restrictions} />
      ))}
    </CommonNotices>,
    '2027-12-31',
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Restricted: dogs (5 of these)',
    ...records.map(() => 'Closed: the gate'),
  ]);
});

test('a card without restrictions has no line', () => {
  expect(renderOnDays(<NoticeLine restrictions={[]} />, '2027-12-31').container).toBeEmptyDOMElement();
});

test.each([
  ['2027-06-14', null, 'Opens mid-June'],
  ['2027-06-15', null, ''],
  ['2027-01-10', { from: '2027-07-01', to: '2027-07-05' }, ''],
  ['2027-07-01', { from: '2027-10-01', to: '2027-10-05' }, 'Opens mid-June'],
])('a place that is open in summer says on %s with the trip %j "%s"', (today, trip, expected) => {
  const open = { from: '06-15', to: '09-20' };
  const { container } = renderOnDays(<NoticeLine restrictions={[]} open={open} />, today, trip);
  expect(container.textContent).toBe(expected);
});
