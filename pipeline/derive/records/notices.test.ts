import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import { noticesByRecord, noticeLines, restrictionsByRecord, toNotices } from './notices.ts';

const content = checkedFixture();
const notices = toNotices(content);
const titlesOf = (kind: 'attraction' | 'trail', slug: string) =>
  noticesByRecord(notices)({ kind, slug }).map(({ title }) => title);

test('closures come first, then restrictions, each by title', () => {
  expect(notices.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
    'closure: The gate of the mine is locked at night',
    'restriction: Groups of four on the bare ridge',
    'restriction: No dogs in the marsh while birds breed',
    'restriction: No drones in the park',
  ]);
});

test('a notice binds the records that it names and those in its area, and no others', () => {
  expect(titlesOf('attraction', 'old-mine')).toEqual(['The gate of the mine is locked at night']);
  expect(titlesOf('trail', 'marsh-loop')).toEqual(['No dogs in the marsh while birds breed']);
  expect(titlesOf('trail', 'bare-ridge')).toEqual(['Groups of four on the bare ridge']);
  expect(titlesOf('attraction', 'mirror-tarn')).toEqual([]);
  const [, ridge] = notices;
  expect(ridge?.records).toEqual([{ record: 'trail/bare-ridge', part: 'beyond the saddle' }]);
});

test('one of the whole park binds no single record', () => {
  const drones = notices.find(({ wholePark }) => wholePark)!;
  expect(drones.records).toEqual([]);
});

test('cards know closures and restrictions, not warnings', () => {
  const find = restrictionsByRecord(notices);
  expect(find({ kind: 'trail', slug: 'bare-ridge' })).toMatchObject([
    { notice: { title: 'Groups of four on the bare ridge' }, part: 'beyond the saddle' },
  ]);
  expect(find({ kind: 'attraction', slug: 'old-mine' })).toMatchObject([{ part: null }]);
  const warned = notices.map((notice) => ({ ...notice, kind: 'warning' as const }));
  expect(restrictionsByRecord(warned)({ kind: 'attraction', slug: 'old-mine' })).toEqual([]);
});

test('a card knows the days in force of this year and the next, each run of days once', () => {
  const [mine, ridge, marsh, drones] = notices.map(noticeLines('2026-11-20'));
  // A night from March 31 on ends in the morning of April 1.
  expect(mine).toEqual({
    text: 'The gate of the mine is locked at night',
    isClosure: true,
    days: [
      { from: '2026-01-01', to: '2026-04-01' },
      { from: '2026-11-01', to: '2027-04-01' },
      { from: '2027-11-01', to: '2027-12-31' },
    ],
  });
  expect(ridge!.days).toEqual([{ from: '2027-06-01', to: '2027-09-30' }]);
  expect(marsh!.days).toEqual([
    { from: '2026-04-01', to: '2026-07-31' },
    { from: '2027-04-01', to: '2027-07-31' },
  ]);
  expect(drones!.days).toEqual([{ from: '2026-01-01', to: '2027-12-31' }]);
});

test('whatever records notices name, each is shown on those and on no others', () => {
  const keys = [...content.attractions, ...content.trails].map(({ kind, slug }) => `${kind}/${slug}`);
  const base = content.notices.find(({ data }) => !data.area && !data.parts);
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1 }), { maxLength: 6 }),
      (named) => {
        const made = named.map((records, index) => ({
          ...base!,
          slug: `notice-${index}`,
          data: { ...base!.data, records },
        }));
        const find = noticesByRecord(toNotices({ ...content, notices: made }));
        for (const entry of [...content.attractions, ...content.trails]) {
          const expected = made.filter(({ data }) => data.records.includes(`${entry.kind}/${entry.slug}`));
          expect(
            find(entry)
              .map(({ slug }) => slug)
              .toSorted(),
          ).toEqual(expected.map(({ slug }) => slug).toSorted());
        }
      },
    ),
  );
});
