import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noticeOf, renderOnDays } from '../test/renderOnDays.tsx';
import { YearStrip } from './NoticeCalendar.tsx';

/** Returns the months of 2027 that the strip says a notice is in force in. */
function monthsSaid(slug: string): string[] {
  renderOnDays(<YearStrip when={noticeOf(slug).when} year={2027} />, '2027-01-01');
  const months = within(screen.getByRole('list', { name: 'Months of 2027' })).getAllByRole('listitem');
  expect(months).toHaveLength(12);
  return months.flatMap(({ textContent }) => /(\w{3}): in force$/.exec(textContent)?.slice(1) ?? []);
}

test('a window over New Year has both ends, and the morning after the last night', () => {
  expect(monthsSaid('mine-gate')).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec']);
});

test('a window within the year has its months alone', () => {
  expect(monthsSaid('marsh-dogs')).toEqual(['Apr', 'May', 'Jun', 'Jul']);
});

test('without days all months are in force', () => {
  expect(monthsSaid('no-drones')).toHaveLength(12);
});
