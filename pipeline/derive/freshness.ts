import { dayText } from '#schemas/rules/dateText.ts';
import type { Content } from '../content/checkedContent.ts';

/** Returns the day of the newest commit, from the days of all files; null where git knows none. */
export function lastChange(lastCommits: ReadonlyMap<string, string>): string | null {
  return [...lastCommits.values()].toSorted().at(-1) ?? null;
}

/** Returns sentences on the last change of the content, and the last reading of each feed; null if there are none. */
export function freshness(content: Pick<Content, 'site' | 'feeds'>, changedOn: string | null): string | null {
  const states = content.feeds?.data.feeds ?? [];
  const feeds = (content.site.data.eventFeeds ?? []).map(({ id, name }) => ({
    name,
    lastRead: states.find((state) => state.id === id)?.lastRead,
  }));
  const reads = feeds.flatMap(({ name, lastRead }) =>
    lastRead === undefined ? [] : [`${name}, ${dayText(lastRead)}`],
  );
  const unread = feeds.flatMap(({ name, lastRead }) => (lastRead === undefined ? [name] : []));
  const sentences = [
    ...(changedOn === null ? [] : [`Updated ${dayText(changedOn)}.`]),
    ...(reads.length === 0 ? [] : [`Event calendars checked: ${reads.join('; ')}.`]),
    ...(unread.length === 0 ? [] : [`Event calendars not read yet: ${unread.join('; ')}.`]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
