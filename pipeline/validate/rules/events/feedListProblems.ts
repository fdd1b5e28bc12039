import type { Entry } from '../../../content/checkedContent.ts';
import { daysBetween } from '../../factsIn.ts';
import { type Finding, findingIn } from '../../findingIn.ts';

/** Days after which a feed is no longer what its publisher says. */
export const maxFeedDays = 2;

/** A list of feeds in site.yaml. */
interface FeedList {
  site: Entry<'site'>;
  key: 'eventFeeds' | 'noticeFeeds';
  feeds: readonly { id: string; url: string }[];
  /** State of the last import. */
  states: readonly { id: string; lastRead: string }[];
}

/** Returns the feeds of a list that are there twice, and those that were not read for days. */
export function feedListProblems({ site, key, feeds, states }: FeedList, today: string): Finding[] {
  return feeds.flatMap(({ id, url }, index) => {
    const problem = (field: string, message: string, suggestion: string, severity?: 'warning') => [
      findingIn(site.file, [key, index, field], { message, suggestion, ...(severity && { severity }) }),
    ];
    const before = feeds.slice(0, index);
    const lastRead = states.find((feed) => feed.id === id)?.lastRead;
    return [
      ...(before.some((other) => other.url === url)
        ? problem('url', 'this feed is listed twice', 'Remove one of the two.')
        : []),
      ...(lastRead !== undefined && daysBetween(lastRead, today) > maxFeedDays
        ? problem(
            'url',
            `this feed was last read on ${lastRead}`,
            'Run npm run events:refresh and see what it says.',
            'warning',
          )
        : []),
    ];
  });
}
