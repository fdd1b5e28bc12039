import { placeholderColor, plateColor } from 'larch-pictures';
import { describe, expect, test } from 'vitest';
import type { Scene } from '#schemas/types/authored.ts';
import { idOf } from '../content/idOf.ts';
import { atNight, galleryOf, nightPictureOf, originalOf, pictureOf } from './pictures.ts';

const lake: Scene = { subject: 'lake', light: 'dusk', season: 'summer' };
const lodge: Scene = { subject: 'lodge', light: 'noon', season: 'winter' };
const photo = { file: 'a.jpg', alt: 'The tarn at dawn', credit: 'A. Friend', licence: 'CC BY 4.0' } as const;
const colorsOf = (scene: Scene) => ({
  plateColor: plateColor(scene),
  placeholderColor: placeholderColor(scene),
});

describe('a picture', () => {
  test('that is drawn has the words, the colours and the focus of its scene, and nobody to credit', () => {
    expect(pictureOf('trail', 'ridge', { scene: lake, alt: 'Drawing: a lake.' })).toEqual({
      path: '/images/trails/ridge',
      original: '/images/trails/ridge/original.jpg',
      alt: 'Drawing: a lake.',
      kind: 'drawn',
      credit: null,
      licence: null,
      ...colorsOf(lake),
      focus: { x: 5, y: 1 },
    });
  });

  test('that is a photograph has its own words and its middle in sight, and says who took it', () => {
    expect(pictureOf('trail', 'ridge', { scene: lake, alt: 'Drawing: a lake.', photo })).toMatchObject({
      alt: 'The tarn at dawn',
      kind: 'photo',
      credit: 'A. Friend',
      licence: 'CC BY 4.0',
      focus: { x: 5, y: 5 },
    });
  });

  test('of which nothing is known is taken for a meadow on a summer day, without words', () => {
    const picture = pictureOf('page', 'plain', {});
    expect(picture).toMatchObject({
      ...colorsOf({ subject: 'meadow', light: 'noon', season: 'summer' }),
      alt: '',
      kind: 'drawn',
      focus: { x: 5, y: 1 },
    });
  });
});

test('what stands for a missing scene has the colours of each picture, not of the first one', () => {
  const [kept, other] = [pictureOf('page', 'home-night', {}), pictureOf('page', 'plain', {})];
  expect(kept.plateColor).not.toBe(other.plateColor);
  expect(other.plateColor).toBe(plateColor({ subject: 'meadow', light: 'noon', season: 'summer' }));
});

describe('a gallery', () => {
  test('begins with the main picture, and numbers the others from two', () => {
    const gallery = [{ scene: lodge, alt: 'Drawing: a house.' }, { photo }];
    const pictures = galleryOf('attraction', 'tarn', { scene: lake, gallery });
    expect(pictures.map(({ path }) => path)).toEqual([
      '/images/attractions/tarn',
      '/images/attractions/tarn-2',
      '/images/attractions/tarn-3',
    ]);
    expect(pictures[0]).toEqual(pictureOf('attraction', 'tarn', { scene: lake }));
  });

  test('colours a drawing by its own scene and a photograph by the main one', () => {
    const gallery = [{ scene: lodge, alt: 'Drawing: a house.' }, { photo }];
    const [, drawn, taken] = galleryOf('attraction', 'tarn', { scene: lake, gallery });
    expect(drawn).toMatchObject(colorsOf(lodge));
    expect(taken).toMatchObject(colorsOf(lake));
  });
});

describe('the original', () => {
  const id = idOf('activities', 'canoe');

  test.each([
    ['of a record', originalOf('trail', 'ridge', 1), '/images/trails/ridge/original.jpg'],
    ['of its third picture', originalOf('trail', 'ridge', 3), '/images/trails/ridge-3/original.jpg'],
    ['of an activity', originalOf('activity', 'canoe', 1), `/images/activities/activity-${id}.jpg`],
    ['of its second picture', originalOf('activity', 'canoe', 2), '/images/activities/canoe-2/original.jpg'],
    [
      'of an activity that was called otherwise',
      originalOf('activity', 'kayak', 1, { formerSlugs: ['canoe'] }),
      `/images/activities/activity-${id}.jpg`,
    ],
  ])('%s has its address', (_, original, address) => {
    expect(original).toBe(address);
  });
});

describe('at night', () => {
  test('a scene is dark, with a moon unless words stand in its sky', () => {
    expect(atNight(lake)).toEqual({ ...lake, light: 'night', sun: true });
    expect(atNight({ ...lake, headline: true })).toMatchObject({ light: 'night', sun: false });
  });

  test('a page that asks for it has a second picture, of the same words', () => {
    const data = { scene: lake, alt: 'Drawing: a lake.', night: true };
    expect(nightPictureOf('dusky', data)).toEqual({
      path: '/images/pages/dusky-night',
      original: '/images/pages/dusky-night/original.jpg',
      alt: 'Drawing: a lake.',
      kind: 'drawn',
      credit: null,
      licence: null,
      ...colorsOf(atNight(lake)),
      focus: { x: 5, y: 1 },
    });
    expect(nightPictureOf('dusky', { scene: lake, night: true })?.alt).toBe('');
  });

  test('the plate of a picture that is kept in the repository goes on from it', () => {
    const scene = atNight(lake);
    const kept = nightPictureOf('home', { scene: lake, night: true });
    expect(kept?.plateColor).toBe(plateColor(scene, 'pages/home-night'));
    expect(kept?.plateColor).not.toBe(plateColor(scene));
  });

  test.each([
    ['it does not ask', { scene: lake, night: false }],
    ['it says nothing of nights', { scene: lake }],
    ['it has no scene', { photo, night: true }],
  ])('there is none where %s', (_, data) => {
    expect(nightPictureOf('dusky', data)).toBeUndefined();
  });
});
