import { orList } from '../../describeError.ts';
import { findingIn, type Rule } from '../../findingIn.ts';
import { feedListProblems, maxFeedDays } from './feedListProblems.ts';

export const eventFeeds: Rule = {
  name: 'event-feeds',
  description:
    'Every feed of events in site.yaml has an id and an address of its own and a known town, and was read within the ' +
    `last ${maxFeedDays} days.`,
  canBeExcused: false,
  check({ site, feeds }, today) {
    if (!site) return [];
    const { eventFeeds: configured = [], locations } = site.data;
    const towns = locations.map(({ id }) => id);
    const states = feeds?.data.feeds ?? [];
    return [
      ...feedListProblems({ site, key: 'eventFeeds', feeds: configured, states }, today),
      ...configured.flatMap(({ town }, index) =>
        towns.includes(town)
          ? []
          : [
              findingIn(site.file, ['eventFeeds', index, 'town'], {
                message: `town must be ${orList(towns)} (got "${town}")`,
                suggestion: 'Take one of these.',
              }),
            ],
      ),
    ];
  },
};
