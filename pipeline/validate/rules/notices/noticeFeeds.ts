import { findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { feedListProblems, maxFeedDays } from '../events/feedListProblems.ts';

export const noticeFeeds: Rule = {
  name: 'notice-feeds',
  description:
    'Every feed of bulletins in site.yaml has an address of its own and an id that no other feed has, and was read ' +
    `within the last ${maxFeedDays} days.`,
  canBeExcused: false,
  check({ site, 'notice-feeds': state }, today) {
    if (!site) return [];
    const { noticeFeeds: configured = [], eventFeeds = [] } = site.data;
    const states = state?.data.feeds ?? [];
    return [
      ...feedListProblems({ site, key: 'noticeFeeds', feeds: configured, states }, today),
      // events:refresh --feed ID reads one of them all.
      ...configured.flatMap(({ id }, index) =>
        eventFeeds.some((feed) => feed.id === id)
          ? [
              findingIn(site.file, ['noticeFeeds', index, 'id'], {
                message: `a feed of events has the id "${id}", too`,
                suggestion: 'Rename one of the two.',
              }),
            ]
          : [],
      ),
    ];
  },
};
