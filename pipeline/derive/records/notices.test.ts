import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { isBinding, noticesByRecord, toNotices } from './notices.ts';

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
  expect(isBinding(drones)).toBe(true);
});

const bulletin = {
  kind: 'imported-notice',
  slug: 'bears-on-the-ridge',
  data: {
    title: 'Bears on the ridge',
    text: 'The ridge is closed.',
    link: 'https://bulletins.example/7',
    publishedOn: '2026-11-18',
    provenance: { source: 'https://bulletins.example/7', status: 'official', verifiedOn: '2026-11-19' },
    imported: { feed: 'park', key: '7' },
  },
} as Entry<'imported-notice'>;

test('a bulletin that no person has looked at binds nothing, and is listed last with its link', () => {
  const last = toNotices({ ...content, importedNotices: [bulletin] }).at(-1)!;
  expect(last).toMatchObject({
    title: 'Bears on the ridge',
    isAssigned: false,
    records: [],
    link: 'https://bulletins.example/7',
    yearSeen: 2026,
  });
  expect(isBinding(last)).toBe(false);
});

test('a notice takes the place of the bulletin that it names', () => {
  const [first, ...rest] = content.notices;
  const taken = { ...first!, data: { ...first!.data, bulletin: bulletin.slug } };
  const all = toNotices({ ...content, notices: [taken, ...rest], importedNotices: [bulletin] });
  expect(all.map(({ slug }) => slug)).not.toContain(bulletin.slug);
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
