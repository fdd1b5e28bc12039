import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { published } from '../data/published.ts';
import { publishedFile } from '../test/publishedFile.ts';
import { noticeOf, renderOnDays } from '../test/renderOnDays.tsx';
import { NoticeCalendar } from './NoticeCalendar.tsx';

/** Returns the headings of the sections, each with the addresses of its notices. */
function sections(): [heading: string, slugs: string[]][] {
  return screen.getAllByRole('heading', { level: 2 }).map((heading) => [
    heading.textContent,
    within(heading.closest('section')!)
      .queryAllByRole('article')
      .map(({ id }) => id),
  ]);
}

const all = () => <NoticeCalendar notices={publishedFile(published.notices)} />;

test.each<[string, { from: string; to: string } | null, [string, string[]][]]>([
  [
    '2027-12-31',
    null,
    [
      ['In force today (2)', ['mine-gate', 'no-drones']],
      ['At other times of the year (2)', ['ridge-groups', 'marsh-dogs']],
    ],
  ],
  [
    '2027-03-31',
    { from: '2027-07-31', to: '2027-08-02' },
    [
      ['In force today (2)', ['mine-gate', 'no-drones']],
      ['On your dates (2)', ['ridge-groups', 'marsh-dogs']],
    ],
  ],
  [
    '2027-10-31',
    { from: '2027-12-31', to: '2028-01-02' },
    [
      ['In force today (1)', ['no-drones']],
      ['On your dates (1)', ['mine-gate']],
      ['At other times of the year (2)', ['ridge-groups', 'marsh-dogs']],
    ],
  ],
])('on %s with the trip %j', (today, trip, expected) => {
  renderOnDays(all(), today, trip);
  expect(sections().map(([heading, slugs]) => [heading, slugs.toSorted()])).toEqual(
    expected.map(([heading, slugs]) => [heading, slugs.toSorted()]),
  );
});

test('a bulletin that nobody has assigned is apart, without days of its own', () => {
  const bulletin = { ...noticeOf('no-drones'), slug: 'news', isAssigned: false };
  renderOnDays(<NoticeCalendar notices={[bulletin]} />, '2027-12-31');
  expect(sections()).toEqual([['Bulletins (1)', ['news']]]);
  expect(screen.queryByRole('list', { name: /^Months/ })).toBeNull();
  expect(screen.getByText('A bulletin that this guide has not looked at yet.')).toBeVisible();
});

test('without notices the page says so', () => {
  renderOnDays(<NoticeCalendar notices={[]} />, '2027-12-31');
  expect(screen.getByText('This guide knows of no closure and no restriction.')).toBeVisible();
});
