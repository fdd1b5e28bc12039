import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { published } from '../data/published.ts';
import { NoticeCalendar, YearStrip } from './NoticeCalendar.tsx';
import { TodayNotices } from './TodayNotices.tsx';
import { publishedFile } from '../test/publishedFile.ts';
import { noticeOf, renderOnDays } from '../test/renderOnDays.tsx';

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
      ['Closed or restricted today (1)', ['mine-gate']],
      ['Park-wide rules (1)', ['no-drones']],
      ['Other times of year (2)', ['ridge-groups', 'marsh-dogs']],
    ],
  ],
  [
    '2027-03-31',
    { from: '2027-07-31', to: '2027-08-02' },
    [
      ['Closed or restricted today (1)', ['mine-gate']],
      ['Park-wide rules (1)', ['no-drones']],
      ['On your dates (2)', ['ridge-groups', 'marsh-dogs']],
    ],
  ],
  [
    '2027-10-31',
    { from: '2027-12-31', to: '2028-01-02' },
    [
      ['Park-wide rules (1)', ['no-drones']],
      ['On your dates (1)', ['mine-gate']],
      ['Other times of year (2)', ['ridge-groups', 'marsh-dogs']],
    ],
  ],
])('on %s with the trip %j', (today, trip, expected) => {
  renderOnDays(all(), today, trip);
  expect(sections().map(([heading, slugs]) => [heading, slugs.toSorted()])).toEqual(
    expected.map(([heading, slugs]) => [heading, slugs.toSorted()]),
  );
});

test('the dangers of a section come first, and each notice opens to its text and months', async () => {
  const closure = noticeOf('mine-gate');
  const advice = { ...noticeOf('no-drones'), kind: 'advice' as const, id: 1, slug: 'lamp' };
  const warning = { ...closure, kind: 'warning' as const, id: 2, slug: 'ice' };
  const dogs = { ...closure, kind: 'restriction' as const, id: 3, slug: 'dogs' };
  renderOnDays(
    <NoticeCalendar notices={[advice, warning, dogs, noticeOf('no-drones'), closure]} />,
    '2027-12-31',
  );
  expect(sections()).toEqual([
    ['Closed or restricted today (2)', ['mine-gate', 'dogs']],
    ['Warnings today (1)', ['ice']],
    ['Park-wide rules (1)', ['no-drones']],
    ['Good to know (1)', ['lamp']],
  ]);
  const gate = within(document.querySelector<HTMLElement>('#mine-gate')!);
  const { title, text } = noticeOf('mine-gate');
  expect(gate.getByText('November 1 to March 31, every year, 8:00 PM to 8:00 AM.')).toBeVisible();
  expect(gate.getByText(text)).not.toBeVisible();
  await userEvent.click(gate.getByText(title));
  expect(gate.getByText(text)).toBeVisible();
  expect(gate.getAllByRole('listitem')).toHaveLength(12);
});

test.each(['2027-03-31', '2027-07-31', '2027-10-31', '2027-12-31'])(
  'on %s the first part has as many as the home page counts',
  (today) => {
    const { unmount } = renderOnDays(<TodayNotices notices={publishedFile(published.home).notices} />, today);
    const line = screen.queryByRole('link')?.textContent ?? '';
    const counted = line === '' ? 0 : Number(/^\d+(?= closures)/.exec(line)?.[0] ?? 1);
    unmount();
    renderOnDays(all(), today);
    const [, number = 0] = /^Closed or restricted today \((\d+)\)$/.exec(sections()[0]?.[0] ?? '') ?? [];
    expect(Number(number)).toBe(counted);
  },
);

test.each([
  ['closure', 'Closed to dogs', 'All year.'],
  ['restriction', 'Restricted', 'All year. Dogs.'],
] as const)('a %s for dogs names them once', (kind, kicker, terms) => {
  const notice = { ...noticeOf('no-drones'), kind, who: ['dogs' as const], wholePark: false };
  renderOnDays(<NoticeCalendar notices={[notice]} />, '2027-12-31');
  expect(screen.getByText(kicker)).toBeVisible();
  expect(screen.getByText(terms)).toBeVisible();
});

test('without notices the page says so', () => {
  renderOnDays(<NoticeCalendar notices={[]} />, '2027-12-31');
  expect(screen.getByText("We don't know of any closures or restrictions.")).toBeVisible();
});

/** Returns the months of 2027 that the strip says a notice is in force in. */
function markedMonths(slug: string): string[] {
  renderOnDays(<YearStrip when={noticeOf(slug).when} year={2027} />, '2027-01-01');
  const months = within(screen.getByRole('list', { name: 'Months of 2027' })).getAllByRole('listitem');
  expect(months).toHaveLength(12);
  return months.flatMap(({ textContent }) => /(\w{3}): in effect$/.exec(textContent)?.slice(1) ?? []);
}

test('a window over New Year has both ends, and the morning after the last night', () => {
  expect(markedMonths('mine-gate')).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec']);
});

test('a window within the year has its months alone', () => {
  expect(markedMonths('marsh-dogs')).toEqual(['Apr', 'May', 'Jun', 'Jul']);
});

test('without days all months are in force', () => {
  expect(markedMonths('no-drones')).toHaveLength(12);
});
