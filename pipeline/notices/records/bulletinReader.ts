import { cleanLine } from '../../events/read/cleanText.ts';
import type { SkippedEntry } from '../../events/read/feedEvent.ts';
import { type NoticeFeedSettings, type NoticeFormat, readBulletins } from '../read/readBulletins.ts';
import { type ImportedNotice, toImportedNotice } from './toImportedNotice.ts';

/** Settings by which a body becomes records. They can be sent to a thread. */
export interface BulletinSettings {
  feed: NoticeFeedSettings;
  timeZone: string;
  /** Bulletins that ended before this day are left out. */
  today: string;
}

/** All bulletins of a body, and the entries that are none. */
export interface BulletinPart {
  records: ImportedNotice[];
  format: NoticeFormat;
  entries: number;
  quarantined: SkippedEntry[];
  skipped: SkippedEntry[];
  remarks: SkippedEntry[];
}

/** Returns a function that makes one record for each identifier of a body. It throws an UnreadableFeed for a body that is no list of bulletins. */
export function bulletinReader({ feed, timeZone, today }: BulletinSettings) {
  return (body: Uint8Array, contentType: string | null): BulletinPart => {
    const { read, format, entries, ...found } = readBulletins(body, contentType, feed);
    const quarantined = [...found.quarantined];
    const skipped = [...found.skipped];
    const remarks = [...found.remarks];
    const records = new Map<string, ImportedNotice>();
    for (const [index, bulletin] of read.entries()) {
      const what = cleanLine(bulletin.title.slice(0, 300)) || `entry ${index + 1}`;
      try {
        const record = toImportedNotice(bulletin, feed, timeZone, (reason) => remarks.push({ what, reason }));
        const { to = today } = record.data;
        if (records.has(record.slug)) skipped.push({ what, reason: 'its identifier is twice in the feed' });
        else if (to < today) skipped.push({ what, reason: `it ended on ${to}` });
        else records.set(record.slug, record);
      } catch (error) {
        quarantined.push({ what, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return { records: [...records.values()], format, entries, quarantined, skipped, remarks };
  };
}
