import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyFixture, fixtureToday } from '../../../fixtures/fixtureContent.ts';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';
import { loadContent } from '../../../load/loadContent.ts';
import { validateContent } from '../../validateContent.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } });

/** Returns the problems of the made-up park once the second photograph of the tarn has these bytes. */
async function problemsWith(bytes: Buffer | string) {
  using copy = copyFixture();
  writeFileSync(join(copy.content, 'photos/attractions-mirror-tarn-2.jpg'), bytes);
  return validateContent(loadContent(copy.content), fixtureToday).problems;
}

test.each([
  ['large enough and without metadata', 1200, 800, []],
  ['too narrow', 1199, 900, ['is too small: 1199 by 900 pixels']],
  ['too low', 2400, 799, ['is too small: 2400 by 799 pixels']],
])('a photograph that is %s', async (_, width, height, found) => {
  const problems = await problemsWith(await plain(width, height).jpeg().toBuffer());
  expect(problems.map(({ message }) => message)).toEqual(
    found.map((words) => `photos/attractions-mirror-tarn-2.jpg ${words}`),
  );
});

const exif = { IFD0: { Artist: 'Ada Example' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 25/1 0/1' } };

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s that says who took it, and where, is refused',
  async (format) => {
    const problems = await problemsWith(await plain(1200, 800).withExif(exif).toFormat(format).toBuffer());
    expect(problems).toMatchObject([
      {
        rule: 'photographs',
        path: 'photographs[1].file',
        message: 'photos/attractions-mirror-tarn-2.jpg holds metadata, such as the camera or a position',
        suggestion: expect.stringContaining('npm run photo:add'),
      },
    ]);
  },
);

test('a file that is no picture is told where the record names it', async () => {
  expect(await problemsWith('bytes')).toMatchObject([
    { rule: 'photographs', path: 'photographs[1].file', message: expect.stringContaining('cannot be read') },
  ]);
});

const taken = (date: string): Edit => ['attractions/mirror-tarn.yaml', 'taken: 2019-09', `taken: ${date}`];

test.each([
  ['2026-11', []],
  ['2026-11-20', []],
  ['2026-11-21', ['2026-11-21 is in the future']],
  ['2026-12', ['2026-12 is in the future']],
  ['2025-02-30', ['2025-02-30 is not a valid date']],
])('a photograph taken on %s', (date, messages) => {
  expect(problemsAfter([taken(date)]).map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['CC BY-NC 4.0', /^NC forbids business/],
  ['CC BY-ND 4.0', /^ND forbids changes/],
  ['CC BY-NC-ND 2.0', /^NC forbids business.*; ND forbids changes/],
])('the licence %s is refused with a reason', (licence, suggestion) => {
  const problems = problemsAfter([
    ['attractions/mirror-tarn.yaml', 'licence: CC BY-SA 4.0', `licence: ${licence}`],
  ]);
  expect(problems).toMatchObject([
    { path: 'photographs[1].licence', suggestion: expect.stringMatching(suggestion) },
  ]);
});
