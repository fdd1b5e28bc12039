import schema from '#schemas/authored/notice.schema.json' with { type: 'json' };
import type { BoundNotice, Notice, NoticeKind, NoticeLine } from '#schemas/types/published.ts';
import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import { boundRecords, placedRecords } from '../../content/boundRecords.ts';
import type { Content, Entry, RecordEntry } from '../../content/checkedContent.ts';
import { idOf } from '../../content/idOf.ts';
import { asWritten, toProvenance } from './fields.ts';

/** Rank of each kind: what keeps people out comes first. */
const rank: Record<NoticeKind, number> = { closure: 0, restriction: 1, warning: 2, advice: 3 };

/** Returns every notice with the records that it binds, closures first. */
export function toNotices(content: Content): Notice[] {
  const places = placedRecords(content);
  return content.notices.map((entry) => toNotice(entry, boundRecords(entry.data, places))).toSorted(byKind);
}

function byKind(a: Notice, b: Notice): number {
  return rank[a.kind] - rank[b.kind] || a.title.localeCompare(b.title, 'en');
}

function toNotice({ slug, data }: Entry<'notice'>, records: Notice['records']): Notice {
  const { dates, yearly = null, hours = null, area, provenance } = data;
  return {
    id: idOf('notices', slug),
    slug,
    ...asWritten(schema.$defs.listed, data),
    when: { from: dates?.from ?? null, to: dates?.to ?? null, yearly, hours },
    wholePark: data.wholePark ?? false,
    mayBeClosed: data.mayBeClosed ?? false,
    records,
    area: area ? { shape: area.shape, line: area.points.map(({ lat, lng }) => ({ lat, lng })) } : null,
    provenance: toProvenance(provenance),
  };
}

/** Returns what the planner knows of a notice; `part` is the part of the place that it binds. */
export function toBoundNotice({ title, kind, who, when }: Notice, part: string | null): BoundNotice {
  return { title, kind, who, when, part };
}

/**
 * Returns notices as on cards. Their days are listed one by one, so that cards need no rules of windows: those of this year
 * and the next, so that two builds of a year say the same. Each is made once: a notice binds many records.
 */
export function noticeLines(today: string): (notice: Notice) => NoticeLine {
  const days = daysOfTwoYears(Number(today.slice(0, 4)));
  const made = new Map<Notice, NoticeLine>();
  return (notice) => {
    const line = made.get(notice) ?? toNoticeLine(notice, days);
    made.set(notice, line);
    return line;
  };
}

function daysOfTwoYears(year: number): string[] {
  const first = Date.UTC(year, 0, 1);
  const count = (Date.UTC(year + 2, 0, 1) - first) / 86_400_000;
  return Array.from({ length: count }, (_, day) =>
    new Date(first + day * 86_400_000).toISOString().slice(0, 10),
  );
}

function toNoticeLine(notice: Notice, days: readonly string[]): NoticeLine {
  const ranges: NoticeLine['days'] = [];
  let isOpen = false;
  for (const day of days) {
    const range = ranges.at(-1);
    const isInForce = isInForceOn(notice.when, day);
    if (isInForce && isOpen && range) range.to = day;
    else if (isInForce) ranges.push({ from: day, to: day });
    isOpen = isInForce;
  }
  return { text: notice.title, isClosure: notice.kind === 'closure', days: ranges };
}

/** Returns true for what keeps people out or binds them, not for warnings and advice. */
function isRestriction({ kind }: Notice): boolean {
  return kind === 'closure' || kind === 'restriction';
}

/** Finds the closures and restrictions that bind a record, each with the part of it that is bound. */
export function restrictionsByRecord(
  notices: readonly Notice[],
): (entry: Pick<RecordEntry, 'kind' | 'slug'>) => { notice: Notice; part: string | null }[] {
  const binding = notices.filter(isRestriction);
  return ({ kind, slug }) =>
    binding.flatMap((notice) => {
      const bound = notice.records.find(({ record }) => record === `${kind}/${slug}`);
      return bound ? [{ notice, part: bound.part }] : [];
    });
}

/** Finds the notices that bind a record. */
export function noticesByRecord(
  notices: readonly Notice[],
): (entry: Pick<RecordEntry, 'kind' | 'slug'>) => Notice[] {
  return ({ kind, slug }) =>
    notices.filter(({ records }) => records.some(({ record }) => record === `${kind}/${slug}`));
}
