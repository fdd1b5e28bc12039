import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import type { Entry } from '../content/checkedContent.ts';
import { pictureJobs, socialImageOf } from './pictureJobs.ts';
import { atNight, nightPictureOf } from './pictures.ts';

const content = checkedFixture();
const home = content.pages.find(({ slug }) => slug === 'home')!;
const jobsOf = (data: Partial<Entry<'page'>['data']>) =>
  pictureJobs({
    ...content,
    attractions: [],
    activities: [],
    accommodations: [],
    trails: [],
    events: [],
    guides: [],
    pages: [{ ...home, data: { ...home.data, ...data } }],
  }).pictures;

test('a page that asks for a picture at night has it drawn under the name that the page gives', () => {
  const [day, night, ...others] = jobsOf({ night: true });
  expect(day?.key).toBe('pages/home');
  expect(night).toEqual({
    key: 'pages/home-night',
    original: nightPictureOf('home', { ...home.data, night: true })?.original,
    scene: atNight(home.data.scene!),
  });
  expect(others).toEqual([]);
});

test.each([
  ['that does not ask for one', { night: false }, 1],
  ['without a scene', { night: true, scene: undefined }, 0],
])('a page %s has no picture at night', (_, data, count) => {
  expect(jobsOf(data)).toHaveLength(count);
});

test.each([
  ['/', '/images/social/home.jpg'],
  ['/privacy', '/images/social/privacy.jpg'],
  ['/hiking-trails/marsh-loop', '/images/social/hiking-trails-marsh-loop.jpg'],
])('the page at %s is shared with the card %s', (path, card) => {
  expect(socialImageOf(path)).toBe(card);
});

test('pictures of a renamed record are seeded by its first name, those of the gallery and the night among them', () => {
  const [day, night] = jobsOf({ night: true, formerSlugs: ['start', 'welcome'] });
  expect([day?.key, day?.seed]).toEqual(['pages/home', 'pages/start']);
  expect([night?.key, night?.seed]).toEqual(['pages/home-night', 'pages/start-night']);
  const canoe = content.activities.find(({ slug }) => slug === 'tarn-canoe')!;
  const renamed = { ...canoe, slug: 'canoe', data: { ...canoe.data, formerSlugs: ['tarn-canoe'] } };
  const { pictures } = pictureJobs({ ...content, activities: [renamed] });
  const own = pictures.filter(({ key }) => key.startsWith('activities/'));
  expect(own.map(({ key, seed }) => [key, seed])).toEqual([
    ['activities/canoe', 'activities/tarn-canoe'],
    ['activities/canoe-2', 'activities/tarn-canoe-2'],
  ]);
});

test('a picture of a record that keeps its name has no other seed than its key', () => {
  expect(pictureJobs({ ...content, trails: [] }).pictures.filter((picture) => 'seed' in picture)).toEqual([]);
});
