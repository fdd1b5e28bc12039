import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../schemas/types/authored.ts';
import { describeMasters } from './masters.ts';
import { openPictureCache } from './pictureCache.ts';
import type { PictureJob, RenderedPicture } from './pictureJob.ts';
import { renderPictures, type RenderOptions } from './renderPictures.ts';
import { updateMasters } from './updateMasters.ts';

const scene: Scene = { subject: 'cave', light: 'noon', season: 'summer' };
const job: PictureJob = { key: 'attractions/grotto', scene };
const changed: PictureJob = { key: 'attractions/grotto', scene: { ...scene, light: 'dusk' } };

let folder: string;
let options: RenderOptions;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  options = { cache: openPictureCache(join(folder, 'cache')), mastersDir: join(folder, 'masters') };
  await updateMasters([job], options);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** When each file of a picture was written. */
const timesOf = ({ files }: RenderedPicture) =>
  Promise.all(files.map(async ({ source }) => (await stat(source)).mtimeMs));

describe('renderPictures', () => {
  it('publishes both crops at three widths and a JPEG, from the masters', async () => {
    const [picture] = await renderPictures([job], options);
    const sizes = Object.fromEntries(picture!.files.map((file) => [file.path, [file.width, file.height]]));
    expect(sizes).toEqual({
      'images/attractions/grotto/card-1600.webp': [1600, 2000],
      'images/attractions/grotto/card-800.webp': [800, 1000],
      'images/attractions/grotto/card-400.webp': [400, 500],
      'images/attractions/grotto/wide-1600.webp': [1600, 900],
      'images/attractions/grotto/wide-800.webp': [800, 450],
      'images/attractions/grotto/wide-400.webp': [400, 225],
      'images/attractions/grotto/original.jpg': [1600, 900],
    });
    for (const file of picture!.files) {
      expect(await sharp(file.source).metadata()).toMatchObject({ width: file.width, height: file.height });
      expect((await stat(file.source)).size).toBe(file.bytes);
    }
  });

  it('draws and writes nothing in a second run', async () => {
    const first = await renderPictures([job], options);
    const writtenAt = await timesOf(first[0]!);
    const progress: number[] = [];
    const second = await renderPictures([job], { ...options, onProgress: (done) => progress.push(done) });
    expect(second).toEqual(first);
    expect(await timesOf(second[0]!)).toEqual(writtenAt);
    expect(progress).toEqual([1]);
  });

  it('notices a file of the cache that somebody changed or removed, and makes it anew', async () => {
    const [first] = await renderPictures([job], options);
    const small = first!.files.find((file) => file.path.endsWith('card-400.webp'))!;
    const bytes = await readFile(small.source);
    for (const damage of [() => writeFile(small.source, 'not a picture'), () => rm(small.source)]) {
      await damage();
      expect(await renderPictures([job], options)).toEqual([first]);
      expect(await readFile(small.source)).toEqual(bytes);
    }
  });

  it('draws a scene without fresh masters into the cache, and leaves the masters alone', async () => {
    const master = join(options.mastersDir, 'attractions/grotto/wide-1600.webp');
    const bytes = await readFile(master);
    const large = async (job: PictureJob) => {
      const [picture] = await renderPictures([job], options);
      return readFile(picture!.files.find((file) => file.path.endsWith('wide-1600.webp'))!.source);
    };
    expect(await large(job)).toEqual(bytes);
    expect(await large(changed)).not.toEqual(bytes);
    expect(await readFile(master)).toEqual(bytes);
  });

  it('cuts a photograph to the same variants, never larger than it is', async () => {
    const file = join(folder, 'photo.jpg');
    await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#336699' } })
      .jpeg()
      .toFile(file);
    const [picture] = await renderPictures([{ key: 'activities/photo', photo: { file } }], options);
    const sizes = Object.fromEntries(
      picture!.files.map(({ path, width, height }) => [path.split('/').pop(), `${width}x${height}`]),
    );
    expect(sizes).toEqual({
      'card-1600.webp': '640x800',
      'card-800.webp': '640x800',
      'card-400.webp': '400x500',
      'wide-1600.webp': '1200x675',
      'wide-800.webp': '800x450',
      'wide-400.webp': '400x225',
      'original.jpg': '1200x675',
    });
  });

  it.each([
    ['a wide one', 2400, 1000, { '400.webp': '400x267', '800.webp': '800x533', '1500.webp': '1500x1000' }],
    ['a high one', 1200, 2000, { '400.webp': '400x267', '800.webp': '800x533', '1200.webp': '1200x800' }],
    ['a large one', 3000, 2000, { '400.webp': '400x267', '800.webp': '800x533', '1600.webp': '1600x1067' }],
  ])('cuts a photograph to 3:2, and %s is not enlarged', async (name, width, height, sizes) => {
    const file = join(folder, `${name}.jpg`);
    await sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .jpeg({ quality: 100 })
      .withExif({ IFD0: { Artist: 'Ada Example' }, IFD3: { GPSLatitude: '51/1 25/1 0/1' } })
      .toFile(file);
    const photo = { file, shape: '3:2' } as const;
    const [picture] = await renderPictures([{ key: 'activities/tour/photograph-1', photo }], options);
    const found = picture!.files.map((each) => [each.name, `${each.width}x${each.height}`]);
    expect(Object.fromEntries(found)).toEqual(sizes);
    for (const { source, path } of picture!.files) {
      expect(path).toMatch(/^images\/activities\/tour\/photograph-1\/\d+\.webp$/);
      const { exif, xmp, iptc } = await sharp(source).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      const { dominant } = await sharp(source).stats();
      // Its colours are those of the photograph: the dominant one is counted in steps of 16.
      expect(dominant).toEqual({ r: 56, g: 104, b: 152 });
    }
  });
});

describe('describeMasters', () => {
  it('is content with fresh masters', () => {
    expect(describeMasters([job], options.mastersDir)).toBeNull();
  });

  it('takes the order of the fields of a scene for no change', () => {
    const reordered: Scene = { season: 'summer', light: 'noon', subject: 'cave' };
    expect(describeMasters([{ key: job.key, scene: reordered }], options.mastersDir)).toBeNull();
  });

  it('counts new and left-over ones in one sentence, with the command that mends them', () => {
    const fresh: PictureJob = { key: 'attractions/new', scene };
    expect(describeMasters([job, fresh], options.mastersDir)).toEqual({
      sentence: expect.stringMatching(/^Pictures to draw: 1 not drawn yet\. .* Run: npm run pictures$/),
      isCodeNewer: false,
    });
    expect(describeMasters([], options.mastersDir)).toMatchObject({
      sentence: expect.stringContaining('1 of no record any more'),
      isCodeNewer: false,
    });
  });

  it('takes masters none of which is fresh for those of older code', () => {
    expect(describeMasters([changed], options.mastersDir)).toMatchObject({
      sentence: expect.stringContaining('The drawing code is newer than the pictures (1 older'),
      isCodeNewer: true,
    });
  });
});

describe('updateMasters', () => {
  it('draws nothing that is fresh', async () => {
    expect(await updateMasters([job], options)).toEqual([]);
  });

  it('removes masters without a record', async () => {
    const other = { ...options, mastersDir: join(folder, 'other') };
    cpSync(options.mastersDir, other.mastersDir, { recursive: true });
    expect(describeMasters([job], other.mastersDir)).toBeNull();
    await updateMasters([], other);
    await expect(stat(join(other.mastersDir, 'attractions/grotto/wide-1600.webp'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    expect(describeMasters([], other.mastersDir)).toBeNull();
  });
});
