import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { derive } from './derive.ts';
import { photographFinder } from './photographs.ts';

const content = checkedFixture();
const tarn = content.attractions.find(({ slug }) => slug === 'mirror-tarn')!;
const mine = content.attractions.find(({ slug }) => slug === 'old-mine')!;

test('a photograph is published with its sizes, its month and the address of its licence', () => {
  const [first] = photographFinder(content, '2026-11-20')(tarn).photographs!;
  const folder = '/images/attractions/mirror-tarn/photograph-1';
  expect(first).toEqual({
    files: [
      { url: `${folder}/400.webp`, width: 400, height: 267 },
      { url: `${folder}/800.webp`, width: 800, height: 533 },
      { url: `${folder}/1200.webp`, width: 1200, height: 800 },
    ],
    alt: 'A blue-green lake below grey ridges on a clear day.',
    caption: 'from the bench at the far end',
    taken: '2025-07-14',
    when: 'July',
    author: 'Ada Example',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'https://photos.example/tarn-1',
  });
});

test.each([
  ['2024-11-20', 'September'],
  ['2025-01-01', 'September 2019'],
])('on %s the month of a photograph of 2019 is "%s"', (today, when) => {
  expect(photographFinder(content, today)(tarn).photographs![1]!.when).toBe(when);
});

test('details of all kinds have them, and a record without any has no such key', () => {
  const withOne = <T extends { slug: string; data: object }>(entry: T): T => ({
    ...entry,
    data: { ...entry.data, photographs: tarn.data.photographs!.slice(0, 1) },
  });
  const published = derive(
    {
      ...content,
      attractions: [tarn, mine],
      activities: content.activities.map(withOne),
      accommodations: content.accommodations.map(withOne),
      trails: content.trails.map(withOne),
    },
    { today: '2026-11-20' },
  );
  const { attractionDetails, activityDetails, accommodationDetails, trailDetails } = published;
  expect(attractionDetails.map(({ photographs }) => photographs?.length)).toEqual([3, undefined]);
  for (const { photographs } of [...activityDetails, ...accommodationDetails, ...trailDetails])
    expect(photographs).toHaveLength(1);
  expect(attractionDetails[1]).not.toHaveProperty('photographs');
});

test('the pictures of a guide hold each of them, cut to 3:2', () => {
  const { pictures } = derive(content, { today: '2026-11-20' }).pictureJobs;
  expect(pictures.filter((job) => 'photo' in job)).toEqual([
    ...[1, 2, 3].map((n) => ({
      key: `attractions/mirror-tarn/photograph-${n}`,
      photo: { file: `attractions-mirror-tarn-${n}.jpg`, shape: '3:2' },
    })),
    {
      key: 'accommodations/grand-test-hotel/photograph-1',
      photo: { file: 'attractions-mirror-tarn-1.jpg', shape: '3:2' },
    },
  ]);
});
