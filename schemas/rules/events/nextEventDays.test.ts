import { expect, test } from 'vitest';
import { byNextDays, nextEventDays, nextUsualDays } from './nextEventDays.ts';

const january = { from: '01-16', to: '01-31' };
const overNewYear = { from: '12-20', to: '01-05' };

test.each([
  [january, '2027-01-31', { from: '2027-01-16', to: '2027-01-31' }],
  [january, '2027-02-01', { from: '2028-01-16', to: '2028-01-31' }],
  [overNewYear, '2026-12-31', { from: '2026-12-20', to: '2027-01-05' }],
  [overNewYear, '2027-01-05', { from: '2026-12-20', to: '2027-01-05' }],
  [overNewYear, '2027-01-06', { from: '2027-12-20', to: '2028-01-05' }],
])('%j come next, on %s, as %j', (usual, date, span) => {
  expect(nextUsualDays(usual, date)).toEqual(span);
});

const dated = (startDate: string, endDate: string | null = startDate) => ({
  startDate,
  endDate,
  usual: null,
});
const usually = (usual: typeof january | null) => ({ startDate: null, endDate: null, usual });

test('announced days count before usual ones', () => {
  expect(nextEventDays({ ...dated('2027-02-01'), usual: january }, '2027-01-01')).toEqual({
    from: '2027-02-01',
    to: '2027-02-01',
  });
  expect(nextEventDays(usually(january), '2027-02-01')).toEqual({ from: '2028-01-16', to: '2028-01-31' });
  expect(nextEventDays(usually(null), '2027-02-01')).toBeNull();
});

test('events with and without dates are in one order, by the first day, and keep it among equals', () => {
  const unknown = usually(null);
  const [early, late] = [dated('2027-01-10', '2027-03-01'), dated('2027-12-31')];
  const [carving, lights] = [usually(january), usually(overNewYear)];
  const sameDay = dated('2027-01-16');
  const all = [unknown, late, carving, sameDay, lights, early];
  expect(byNextDays(all, '2027-01-10')).toEqual([early, carving, sameDay, lights, late, unknown]);
  expect(byNextDays(all, '2027-01-05')).toEqual([lights, early, carving, sameDay, late, unknown]);
});
