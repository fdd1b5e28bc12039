import { expect, test } from 'vitest';
import { derivedContent } from '#fixtures/checkedContent.ts';
import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import { noticePart } from '#schemas/rules/notices/noticePart.ts';

test.each([
  ['the guide', 'content'],
  ['a guide without notices', null],
])(
  'on each day the home page of %s counts the closed and restricted places of the page of notices',
  (_, dir) => {
    const { home, notices } = dir === null ? { home: { notices: [] }, notices: [] } : derivedContent(dir);
    const places = notices.filter((notice) => noticePart(notice) === 'places');
    const [{ from } = { from: '2026-11-20' }] = home.notices
      .flatMap(({ days }) => days)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1));
    for (let day = 0; day < 365; day += 1) {
      const date = new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10);
      const counted = home.notices.filter(({ days }) =>
        days.some((range) => range.from <= date && date <= range.to),
      );
      const listed = places.filter(({ when }) => isInForceOn(when, date));
      expect(
        counted.map(({ text }) => text),
        date,
      ).toEqual(listed.map(({ title }) => title));
    }
  },
);
