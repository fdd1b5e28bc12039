import { expect, test } from 'vitest';
import type { Content } from '../content/checkedContent.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { freshness, lastChange } from './freshness.ts';

const content = checkedFixture();

const feed = (id: string, name: string) => ({
  id,
  name,
  url: `https://${id}.example/feed`,
  town: 'jasna',
  category: 'film',
  status: 'official' as const,
});

function withFeeds(read: Record<string, string>): Content {
  const feeds = Object.entries(read).map(([id, lastRead]) => ({ id, lastRead }));
  const site = {
    ...content.site,
    data: {
      ...content.site.data,
      eventFeeds: [feed('town', 'Town Hall'), feed('film', 'Film Club'), feed('office', 'Park Office')],
    },
  };
  return { ...content, site, feeds: { data: { feeds } } as Content['feeds'] };
}

test.each<[string, Content, string | null, string | null]>([
  ['nothing is known', content, null, null],
  ['git knows the day', content, '2026-11-02', 'Updated November 2, 2026.'],
  [
    'some feeds were read',
    withFeeds({ town: '2026-11-19', office: '2026-11-20' }),
    '2026-11-02',
    'Updated November 2, 2026. Event calendars checked: Town Hall, November 19, 2026; Park Office, November 20, 2026. Event calendars not read yet: Film Club.',
  ],
  [
    'no feed was ever read, and git knows nothing',
    withFeeds({}),
    null,
    'Event calendars not read yet: Town Hall; Film Club; Park Office.',
  ],
])('%s', (_, guide, changedOn, sentences) => {
  expect(freshness(guide, changedOn)).toBe(sentences);
});

test.each([
  [[], null],
  [['2026-10-02', '2026-11-02', '2025-12-31'], '2026-11-02'],
])('of the days %j the newest one counts', (days, newest) => {
  expect(lastChange(new Map(days.map((day, index) => [`trails/${index}.yaml`, day])))).toBe(newest);
});
