import type { AuthoredImportedNotice } from '#schemas/types/authored.ts';
import { cleanLine, cleanText, cutText } from '../../events/read/cleanText.ts';
import { recordMark } from '../../events/records/recordMark.ts';
import { webAddress } from '../../events/records/webAddress.ts';
import { isAuthored } from '../../validate/authoredSchemas.ts';
import { dayOf, labelledDay } from '../read/bulletinDays.ts';
import type { FeedBulletin } from '../read/feedBulletin.ts';
import type { NoticeFeedSettings } from '../read/readBulletins.ts';

/** A bulletin as it would be written. */
export interface ImportedNotice {
  slug: string;
  data: AuthoredImportedNotice;
}

/** More of a text is not looked at. */
const maxRead = 20_000;

/** Longest identifier of a bulletin. */
const maxKey = 400;

const noText = 'The feed says no more: read the bulletin itself.';

/**
 * Returns the record of a bulletin: plain texts, its address, and the days that it states. A day that cannot be read is
 * left out with a remark. Throws an Error that says why there can be no record.
 */
export function toImportedNotice(
  bulletin: FeedBulletin,
  feed: NoticeFeedSettings,
  timeZone: string,
  remark: (reason: string) => void,
): ImportedNotice {
  const title = cutText(cleanLine(bulletin.title.slice(0, maxRead)), 160);
  if (!/[\p{L}\p{N}]/u.test(title)) throw new Error('it has no title');
  const text = cleanText(bulletin.text.slice(0, maxRead));
  if (`${title}${text}`.includes('\uFFFD')) throw new Error('its text holds characters that cannot be read');
  const link = webAddress(absolute(bulletin.link, feed.url)) ?? webAddress(feed.url);
  if (link === null) throw new Error('it has no address');
  const key = cleanLine(bulletin.key.slice(0, maxRead)) || title;
  if (key.length > maxKey) throw new Error(`its identifier has more than ${maxKey} letters`);
  const readDay = (name: string, written: string): string | null => {
    if (written === '') return null;
    try {
      return dayOf(written, timeZone);
    } catch {
      remark(`its ${name} "${cleanLine(written.slice(0, 60))}" cannot be read and is left out`);
      return null;
    }
  };
  // Labels stand in lines, whose ends say nothing.
  const line = text.replaceAll(/\s+/g, ' ');
  const from = readDay('first day', bulletin.from || labelledDay(line, 'from'));
  const to = readDay('last day', bulletin.to || labelledDay(line, 'to'));
  const isTurned = from !== null && to !== null && to < from;
  if (isTurned) remark(`its last day ${to} is before its first, ${from}: both are left out`);
  const data: AuthoredImportedNotice = {
    title,
    text: cutText(text, 700) || noText,
    link,
    publishedOn: readDay('day', bulletin.published || labelledDay(line, 'published')),
    ...(from !== null && !isTurned && { from }),
    ...(to !== null && !isTurned && { to }),
    provenance: { source: link, status: feed.status, verifiedOn: null },
    imported: { feed: feed.id, key },
  };
  if (!isAuthored('imported-notice', data)) throw new Error('its values do not fit a record');
  // Notices name this file, so that its name must stay when the title changes.
  return { slug: `${feed.id}-${recordMark(feed.id, key)}`, data };
}

function absolute(link: string, base: string): string {
  const plain = link.trim().replaceAll('&amp;', '&');
  return plain !== '' && URL.canParse(plain, base) ? new URL(plain, base).href : plain;
}
