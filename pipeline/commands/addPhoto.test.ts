import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Exif } from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptPhoto } from '../photo/keptPhoto.ts';
import { parse } from 'yaml';
import type { AuthoredAttraction } from '#schemas/types/authored.ts';
import { copyFixture } from '../fixtures/fixtureContent.ts';
import { runCaptured as run } from '../fixtures/runCaptured.ts';

beforeEach(() => void vi.stubEnv('LARCH_TODAY', '2026-11-20'));
afterEach(() => void vi.unstubAllEnvs());

const folder = mkdtempSync(join(tmpdir(), 'larch-photo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** EXIF of a photograph taken in the canyon, which is at 51.25, 13.8. */
const inTheCanyon: Exif = {
  IFD0: { Artist: 'Ada Example', Make: 'Camera of Somebody' },
  IFD2: { DateTimeOriginal: '2025:07:14 06:30:00' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 15/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 48/1 0/1',
  },
};

/** The same, taken at 52.25 instead. */
const farAway: Exif = { ...inTheCanyon, IFD3: { ...inTheCanyon.IFD3, GPSLatitude: '52/1 15/1 0/1' } };

interface Original {
  width?: number;
  height?: number;
  exif?: Exif;
  orientation?: number;
}

/** Writes a photograph and returns its path. */
async function original({ width = 1500, height = 1000, exif = inTheCanyon, orientation }: Original = {}) {
  const file = join(folder, 'IMG_1234.JPG');
  await sharp({ create: { width, height, channels: 3, background: '#468' } })
    .withExif(exif)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><home>Street 1</home></x:xmpmeta>')
    .jpeg()
    .toFile(file);
  return file;
}

const metadata = {
  caption: 'from the gate',
  alt: 'A grey gate in a wood.',
  licence: 'CC BY 4.0',
  source: 'https://photos.example/gate',
};

const words = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** Adds a photograph to the canyon in a copy of the made-up park, and returns what was written. */
async function addTo(record: string, file: string, options: Record<string, string>, prepare = '') {
  using copy = copyFixture();
  if (prepare) copy.edit('attractions/echo-canyon.yaml', 'about:', `${prepare}\nabout:`);
  const path = join(copy.content, 'attractions/echo-canyon.yaml');
  const before = readFileSync(path, 'utf8');
  const result = await run(
    'photo:add',
    file,
    '--record',
    record,
    ...words(options),
    '--content',
    copy.content,
  );
  const text = readFileSync(path, 'utf8');
  const photo = join(copy.content, 'photos/attractions-echo-canyon-1.jpg');
  const bytes = existsSync(photo) ? readFileSync(photo) : null;
  return { ...result, before, text, bytes, check: bytes && (await run('check', '--content', copy.content)) };
}

test('a photograph is kept without its metadata, and its record names it', async () => {
  const { status, stdout, stderr, before, text, bytes, check } = await addTo(
    'attractions/echo-canyon',
    await original(),
    metadata,
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(text.startsWith(before.trimEnd())).toBe(true);
  expect((parse(text) as AuthoredAttraction).photographs).toEqual([
    { file: 'attractions-echo-canyon-1.jpg', ...metadata, taken: '2025-07-14', author: 'Ada Example' },
  ]);
  const { format, width, height, exif, xmp, iptc } = await sharp(bytes!).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1500, 1000]);
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(bytes!.toString('latin1')).not.toMatch(/Ada Example|Camera of Somebody|Street 1|Exif/);
  expect(stdout).toContain('taken 0.0 km from the record');
  expect(check).toMatchObject({ status: 0 });
});

test('a large one is made smaller, and one that lies on its side is set upright', async () => {
  const file = await original({ width: 4800, height: 3200, orientation: 6 });
  const { bytes } = await addTo('attraction/echo-canyon', file, metadata);
  expect(await sharp(bytes!).metadata()).toMatchObject({ width: 2000, height: 3000 });
});

test('an option says it where the file says something else or nothing', async () => {
  const { text, stdout } = await addTo('attractions/echo-canyon', await original({ exif: {} }), {
    ...metadata,
    author: 'Ben Example',
    taken: '2024-09',
  });
  expect((parse(text) as AuthoredAttraction).photographs).toMatchObject([
    { author: 'Ben Example', taken: '2024-09' },
  ]);
  expect(stdout).toContain('taken at a place that is not known');
});

test('a second one comes below the first, with its comment', async () => {
  const first = `photographs: # seen in summer
  - file: attractions-mirror-tarn-1.jpg
    alt: A lake between hills.
    caption: from below
    taken: '2025-06'
    author: Ada Example
    licence: CC BY 4.0
    source: https://photos.example/below # her own page`;
  const { status, stderr, before, text } = await addTo(
    'attractions/echo-canyon',
    await original(),
    metadata,
    first,
  );
  expect([status, stderr]).toEqual([0, '']);
  const [head = '', tail = ''] = before.split('her own page');
  const added = text.slice(head.length + 'her own page'.length, text.length - tail.length);
  expect(text).toBe(`${head}her own page${added}${tail}`);
  expect(added.split('\n').slice(1, 3)).toEqual([
    '  - file: attractions-echo-canyon-1.jpg',
    '    alt: A grey gate in a wood.',
  ]);
});

test('one that was taken far away is refused with the distance, and with a reason is taken', async () => {
  const file = await original({ exif: farAway });
  const refused = await addTo('attractions/echo-canyon', file, metadata);
  expect([refused.status, refused.bytes, refused.text]).toEqual([1, null, refused.before]);
  expect(refused.stderr).toContain('it was taken 111.2 km from the record');
  const taken = await addTo('attractions/echo-canyon', file, {
    ...metadata,
    far: 'seen from the\nother side',
  });
  expect([taken.status, taken.stderr]).toEqual([0, '']);
  expect(taken.text).toContain('  # Taken 111.2 km from the record: seen from the other side\n  - file:');
});

test('a photograph of a trail is measured from its line, not from its start alone', async () => {
  using copy = copyFixture();
  const points = readFileSync(join(copy.content, 'routes/bare-ridge.gpx'), 'utf8');
  const [, lat = '', lng = ''] = [...points.matchAll(/lat="([\d.]+)" lon="([\d.]+)"/g)].at(-1)!;
  const at = (degrees: string) => `${Math.round(Number(degrees) * 1e6)}/1000000 0/1 0/1`;
  const file = await original({
    exif: { ...inTheCanyon, IFD3: { ...inTheCanyon.IFD3, GPSLatitude: at(lat), GPSLongitude: at(lng) } },
  });
  const record = ['--record', 'trails/bare-ridge', '--content', copy.content];
  const { status, stdout, stderr } = await run('photo:add', file, ...record, ...words(metadata));
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('taken 0.0 km from the record');
});

const without = (...names: (keyof typeof metadata)[]) =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => !names.some((each) => each === name)));

test.each<[string, Original, Record<string, string>, number, RegExp]>([
  ['too narrow', { width: 1100 }, metadata, 1, /IMG_1234\.JPG: it is too small: 1100 by 1000 pixels/],
  ['too low', { height: 799 }, metadata, 1, /too small: 1500 by 799 pixels/],
  ['not for business', {}, { ...metadata, licence: 'CC BY-NC 4.0' }, 1, /NC forbids business/],
  ['not to be changed', {}, { ...metadata, licence: 'CC BY-ND 4.0' }, 1, /ND forbids changes/],
  [
    'of an unknown licence',
    {},
    { ...metadata, licence: 'mine' },
    1,
    /licence must be CC BY 4\.0, .*got "mine"/,
  ],
  ['of a time to come', {}, { ...metadata, taken: '2027-01' }, 1, /2027-01 is in the future/],
  ['without an address', {}, { ...metadata, source: 'Ada' }, 1, /photographs\[0\]\.source/],
  [
    'of which much is not known',
    { exif: {} },
    without('caption', 'source'),
    2,
    /Add:\n {2}--caption: .*\n {2}--author: .*\n {2}--source: .*\n {2}--taken: .*\n$/,
  ],
])('one that is %s is refused, and nothing is written', async (_, photo, options, code, message) => {
  const { status, stderr, text, before, bytes } = await addTo(
    'attractions/echo-canyon',
    await original(photo),
    options,
  );
  expect(stderr).toMatch(message);
  expect([status, text, bytes]).toEqual([code, before, null]);
});

test.each([
  ['attractions/echo-canion', 'Did you mean "attractions/echo-canyon"?'],
  [
    'events/film-week',
    'only attractions, activities, places to stay and trails that are finished have photographs',
  ],
])('%s has no photographs', async (record, message) => {
  const { status, stderr } = await addTo(record, await original(), metadata);
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
});

test('a file that is no picture, and a record with four, are refused', async () => {
  const text = await addTo('attractions/echo-canyon', import.meta.filename, metadata);
  expect([text.status, text.stderr]).toEqual([1, expect.stringContaining('no picture that can be read')]);
  await expect(keptPhoto(Buffer.alloc(0))).rejects.toThrow('no picture that can be read');
  const entries = ['north', 'south', 'east', 'west'].map(
    (side) =>
      `  - { file: attractions-mirror-tarn-1.jpg, alt: A lake from the ${side}., caption: from below, taken: '2025-06', ` +
      'author: Ada, licence: CC BY 4.0, source: https://photos.example/ }',
  );
  const full = ['photographs:', ...entries].join('\n');
  const { status, stderr } = await addTo('attractions/echo-canyon', await original(), metadata, full);
  expect([status, stderr]).toEqual([1, expect.stringContaining('photographs may have at most 4 entries')]);
});

test('an unfinished record stops nothing but its own photographs', async () => {
  using copy = copyFixture();
  copy.edit('attractions/old-mine.yaml', 'alt:', 'alr:');
  const file = await original();
  const to = (record: string) =>
    run('photo:add', file, '--record', record, '--content', copy.content, ...words(metadata));
  expect(await to('attractions/echo-canyon')).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('old-mine.yaml is unfinished'),
  });
  expect(await to('attractions/old-mine')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('trails that are finished have photographs'),
  });
});
