import { expect, test } from 'vitest';
import { matchesCategory } from './activityCategory.ts';

test.each([
  ['skiing', 'skiing', 'Day ticket', true],
  ['skiing', 'winter', 'Ski lesson', true],
  ['skiing', 'winter', 'Snowboard lesson', true],
  ['skiing', 'culture', 'Skills of a brewer', false],
  ['skiing', 'culture', 'Whisky tasting', false],
  ['hiking', 'hiking', 'Name', true],
  ['hiking', 'tour', 'Guided hike', true],
  ['hiking', 'tour', 'Snowshoe tour', true],
  ['hiking', 'culture', 'Museum walk', false],
  ['photography', 'photography', 'Name', true],
  ['photography', 'tour', 'Sunrise photo tour', true],
  ['photography', 'tour', 'Sunrise tour', false],
  ['wellness', 'wellness', 'Name', true],
  ['wellness', 'pools', 'Hot springs soak', true],
  ['wellness', 'pools', 'Nordic spa', true],
  ['wellness', 'tour', 'Space night', false],
  ['wildlife', 'wildlife', 'Name', true],
  ['wildlife', 'tour', 'Evening wildlife tour', true],
  ['wildlife', 'tour', 'Evening tour', false],
  ['water', 'water', 'Name', true],
  ['water', 'tour', 'Whitewater run', true],
  ['water', 'tour', 'Canoe rental', true],
  ['water', 'tour', 'Lake cruise', true],
  ['water', 'tour', 'Craft beer tour', false],
  ['water', 'hiking', 'Waterfall walk', false],
  ['dining', 'dining', 'Name', true],
  ['dining', 'culture', 'Cooking class', false],
  ['hiking', 'dining', 'Teahouse', false],
] as const)('category %s, an activity of %s named %s: %s', (wanted, category, name, expected) => {
  expect(matchesCategory({ category, name }, wanted)).toBe(expected);
});

test.each([
  ['skiing', ['Ski', 'Skis', 'Skiing', 'Skier', 'Skiers', 'Snowboards'], ['Skip', 'Aski', 'Skid']],
  ['hiking', ['Hike', 'Hikes', 'Hiking', 'Trek', 'Trekking', 'Snowshoes'], ['Hikaru', 'Ahike', 'Startrek']],
  ['photography', ['Photos', 'Telephoto'], ['Phone']],
  [
    'wellness',
    ['Wellness', 'Spa', 'Spas', 'Hot spring', 'Hot springs', 'Massage', 'Yoga'],
    ['Spar', 'Aspa', 'Hot springboard', 'Springs'],
  ],
  ['wildlife', ['Wildlife', 'Bird', 'Birding', 'Safari'], ['Songbird', 'Wild']],
  [
    'water',
    ['Water', 'Whitewater', 'Canoe', 'Kayak', 'Raft', 'Rafting', 'Boat', 'Boats', 'Cruises', 'Paddling'],
    ['Waterfall', 'Meltwater', 'Craft', 'Steamboat'],
  ],
  ['dining', ['Dining'], ['Outdining', 'Dinings']],
] as const)('of the words of a name %s has %j and not %j', (wanted, words, others) => {
  const has = (word: string) => matchesCategory({ category: 'tour', name: `The ${word}, guided` }, wanted);
  expect(words.filter((word) => !has(word))).toEqual([]);
  expect(others.filter((word) => has(word))).toEqual([]);
});
