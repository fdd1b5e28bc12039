import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { NoticeWhen } from '#schemas/types/published.ts';
import { boundRecords, placedRecords, recordsIn, type PlacedRecord } from '../../../content/boundRecords.ts';
import type { CheckedContent, Entry } from '../../../content/checkedContent.ts';
import type { KeyPath } from '../../../content/loadedContent.ts';
import { findingIn, type Finding, type Rule } from '../../findingIn.ts';
import { unknownKey } from '../../unknownRecord.ts';

const kinds = ['attraction', 'activity', 'accommodation', 'trail'] as const;

export const noticeRecords: Rule = {
  name: 'notice-records',
  description:
    'A notice binds records that exist, each named once, or an area that touches a record, or the whole park; and no ' +
    'two notices of one kind bind the same record on the same day for the same people, because one of them is old.',
  canBeExcused: false,
  check(content) {
    const places = placedRecords(content);
    return [
      ...content.notices.flatMap((notice) => [
        ...nameProblems(content, notice),
        ...areaProblems(content, notice, places),
      ]),
      ...overlapProblems(content.notices, places),
    ];
  },
};

function nameProblems(content: CheckedContent, { file, data }: Entry<'notice'>): Finding[] {
  const named: { path: KeyPath; key: string }[] = [
    ...(data.records ?? []).map((key, index) => ({ path: ['records', index], key })),
    ...(data.parts ?? []).map(({ record }, index) => ({ path: ['parts', index, 'record'], key: record })),
  ];
  const problems = named.flatMap(({ path, key }, index) => {
    // The rule of lists tells what one list names twice.
    const fault =
      path[0] === 'parts' && named.findIndex((other) => other.key === key) < index
        ? { message: `"${key}" is listed twice`, suggestion: 'Remove one of the two.' }
        : unknownKey(content, kinds, key, 'Name a record as kind/file-name, or remove the entry.');
    return fault ? [findingIn(file, path, fault)] : [];
  });
  if (named.length > 0 || data.area || data.wholePark) return problems;
  const message = 'it applies to nothing';
  const suggestion = 'Name records, parts or an area, or write wholePark: true.';
  return [findingIn(file, ['title'], { message, suggestion })];
}

function areaProblems(
  content: CheckedContent,
  { file, data: { area } }: Entry<'notice'>,
  places: readonly PlacedRecord[],
): Finding[] {
  if (!area) return [];
  if (area.shape === 'polygon' && area.points.length < 3) {
    const message = 'an area has at least three points';
    const suggestion = 'Add the missing points, or write shape: road for a stretch of a road.';
    return [findingIn(file, ['area', 'points'], { message, suggestion })];
  }
  // Records with mistakes in them may lie in it.
  if (content.hasRefusedFiles || recordsIn(area, places).length > 0) return [];
  const message = 'no record of the guide lies in the area';
  const suggestion = 'Correct its points (are lat and lng swapped?), or remove the area.';
  return [findingIn(file, ['area'], { message, suggestion, severity: 'warning', target: 'key' })];
}

/** Days on which two notices are compared: a leap year, as its days hold those of every other. */
const daysOfYear = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10),
);

function overlapProblems(notices: readonly Entry<'notice'>[], places: readonly PlacedRecord[]): Finding[] {
  const bound = notices.map((notice) => ({
    notice,
    keys: boundRecords(notice.data, places)
      .filter(({ part }) => part === null)
      .map(({ record }) => record),
  }));
  return bound.flatMap(({ notice, keys }, index) =>
    bound.slice(0, index).flatMap((earlier) => {
      const shared = keys.find((key) => earlier.keys.includes(key));
      if (shared === undefined || !hasSameContent(notice, earlier.notice)) return [];
      const message = `${earlier.notice.file.path} is a ${notice.data.kind} of ${shared} on the same days, too`;
      const suggestion = 'Remove the older one, or write who or hours if they differ.';
      return [findingIn(notice.file, ['title'], { message, suggestion, severity: 'warning' })];
    }),
  );
}

function hasSameContent({ data: a }: Entry<'notice'>, { data: b }: Entry<'notice'>): boolean {
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  if (a.kind !== b.kind || !same(a.who?.toSorted(), b.who?.toSorted()) || !same(a.hours, b.hours))
    return false;
  if (a.dates && b.dates) {
    const endsBefore = (first: typeof a, second: typeof a) =>
      first.dates?.to != null && second.dates !== undefined && first.dates.to < second.dates.from;
    return !endsBefore(a, b) && !endsBefore(b, a);
  }
  const when = ({ yearly }: typeof a): NoticeWhen => ({
    from: null,
    to: null,
    yearly: yearly ?? null,
    hours: null,
  });
  return daysOfYear.some((day) => isInForceOn(when(a), day) && isInForceOn(when(b), day));
}
