import { orList } from '../../describeError.ts';
import { problemIn } from '../../problemIn.ts';
import type { Rule } from '../../rule.ts';

/** Days after which dates are no longer what their organisers say. */
const maxDays = 2;

export const eventFeeds: Rule = {
  name: 'event-feeds',
  description:
    'Every feed of events in site.yaml has an id and an address of its own and a known town, and was read within the ' +
    `last ${maxDays} days.`,
  canBeExcused: false,
  check({ site, feeds }, today) {
    if (!site) return [];
    const { eventFeeds: configured = [], locations } = site.data;
    const towns = locations.map(({ id }) => id);
    return configured.flatMap(({ id, url, town }, index) => {
      const problem = (key: string, finding: { message: string; suggestion: string; severity?: 'warning' }) =>
        problemIn(site.file, ['eventFeeds', index, key], { rule: 'event-feeds', ...finding });
      const before = configured.slice(0, index);
      const lastRead = feeds?.data.feeds.find((feed) => feed.id === id)?.lastRead;
      return [
        ...(before.some((other) => other.id === id)
          ? [
              problem('id', {
                message: `the feed "${id}" is listed twice`,
                suggestion: 'Rename one of the two.',
              }),
            ]
          : []),
        ...(before.some((other) => other.url === url)
          ? [problem('url', { message: 'this feed is listed twice', suggestion: 'Remove one of the two.' })]
          : []),
        ...(towns.includes(town)
          ? []
          : [
              problem('town', {
                message: `town must be ${orList(towns)} (got "${town}")`,
                suggestion: 'Take one of these.',
              }),
            ]),
        ...(lastRead !== undefined && daysBetween(lastRead, today) > maxDays
          ? [
              problem('url', {
                message: `this feed was last read on ${lastRead}`,
                suggestion: 'Run npm run events:refresh and see what it says.',
                severity: 'warning',
              }),
            ]
          : []),
      ];
    });
  },
};

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
