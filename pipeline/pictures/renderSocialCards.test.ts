import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPictureCache } from './pictureCache.ts';
import { renderSocialCards } from './renderSocialCards.ts';

let folder: string;
let picture: { source: string; sha256: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'social-'));
  picture = { source: join(folder, 'wide.webp'), sha256: 'of-the-lake' };
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#3fb0b8' } })
    .webp()
    .toFile(picture.source);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const make = (title: string) =>
  renderSocialCards([{ name: 'a-page', title, picture }], {
    cache: openPictureCache(join(folder, 'cache')),
    productName: 'Guide',
  });

it('makes a card of 1200 by 630 with the title in its band', async () => {
  const [card] = await make('A lake of that name');
  expect(card).toMatchObject({ path: 'images/social/a-page.jpg', width: 1200, height: 630 });
  expect(await sharp(card!.source).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [other] = await make('Another lake');
  expect(await readFile(other!.source)).not.toEqual(await readFile(card!.source));
});

it('makes the same bytes again', async () => {
  const [first] = await make('Same');
  const bytes = await readFile(first!.source);
  await rm(first!.source);
  const [second] = await make('Same');
  expect(await readFile(second!.source)).toEqual(bytes);
});

it('fits a long title and letters outside Latin 1', async () => {
  const [card] = await make(
    'Îyârhe ȟaȟa, the very long walk to the far end of the lake and back again before dark',
  );
  expect(card!.bytes).toBeGreaterThan(10_000);
});
