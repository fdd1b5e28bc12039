import type { AuthoredSite } from '#schemas/types/authored.ts';
import type { NoticeFeedSettings } from './read/readBulletins.ts';

/** Returns the feeds of bulletins that a refresh reads: all of site.yaml, or the one that is named by its id or address. */
export function chooseNoticeFeeds(
  { noticeFeeds = [] }: Pick<AuthoredSite, 'noticeFeeds'>,
  named: string | undefined,
): NoticeFeedSettings[] {
  return noticeFeeds.filter(({ id, url }) => named === undefined || id === named || url === named);
}
