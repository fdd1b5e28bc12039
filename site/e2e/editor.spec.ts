import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { settings } from '#fixtures/testScope.ts';
import * as first from './firstAttraction.ts';
import { expect, test, visit } from './fixtures.ts';
import { distDir } from './readDist.ts';

test.skip(!existsSync(join(distDir, 'edit')), 'This guide names no repository, so it has no form editor.');

const content = join(import.meta.dirname, '../../pipeline/fixtures/content');
const records = globSync('{attractions,trails}/*.yaml', { cwd: content });
const [record = ''] = records.filter((name) => name.startsWith('attractions/'));
const photographed =
  records.find((name) => readFileSync(join(content, name), 'utf8').includes('photographs:')) ?? '';
const slugOf = (file: string) => file.replace(/.*\/|\.yaml$/g, '');
const slug = slugOf(record);

/** The editor's own signs and news of its versions come from elsewhere; here they do not come. */
const outside = [
  /jsdelivr|unpkg|githubstatus/,
  /Failed to load resource/,
  /Content Security Policy/,
  /console debug/,
];

/** Gives the browser a folder with records, in its own storage, in place of one that a maintainer picks. */
async function openFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    const granted = () => Promise.resolve('granted');
    Object.assign(FileSystemDirectoryHandle.prototype, {
      requestPermission: granted,
      queryPermission: granted,
    });
  });
  const files = records.map((name) => [`content/${name}`, readFileSync(join(content, name), 'utf8')]);
  await page.goto('/edit/config.json');
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path = '', text = ''] of texts) {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

const readRecord = (page: Page, file: string) =>
  page.evaluate(async (path) => {
    const names = path.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await folder.getFileHandle(names.at(-1) ?? '');
    return (await file.getFile()).text();
  }, `content/${file}`);

/** A record without photographs, and one with some, which the form names by other addresses than its file. */
for (const file of settings([photographed, record], 1))
  test(`a name that is edited in the form changes one line of ${file}`, async ({ page, incidents }) => {
    incidents.expected.push(...outside);
    await page.route(/jsdelivr|unpkg|githubstatus/, (route) => route.abort());
    await openFolder(page);
    const before = await readRecord(page, file);
    await page.goto('/edit/');
    await page.getByRole('button', { name: /Local Repository/ }).click();
    await expect(page.getByText('Attractions').first()).toBeVisible();
    await page.evaluate((name) => {
      location.hash = `#/collections/attractions/entries/${name}`;
    }, slugOf(file));
    await page.getByRole('textbox', { name: /Name/ }).first().fill('A lake with another name');
    await page.getByRole('button', { name: /^Save/ }).first().click();
    const after = before.replace(/^name: .*$/m, 'name: A lake with another name');
    // A read that the editor's write overtakes fails.
    await expect(async () => expect(await readRecord(page, file)).toBe(after)).toPass();
  });

/** Returns the bytes of the photographs in the folder as text, by name. */
const readPhotos = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await (await root.getDirectoryHandle('content')).getDirectoryHandle('photos');
    const photos: Record<string, string> = {};
    for await (const [name, file] of folder.entries()) {
      if (file instanceof FileSystemFileHandle)
        photos[name] = new TextDecoder('latin1').decode(await (await file.getFile()).arrayBuffer());
    }
    return photos;
  });

test('a photograph is uploaded without its metadata, and its record names it', async ({
  page,
  incidents,
}) => {
  incidents.expected.push(...outside);
  await page.route(/jsdelivr|unpkg|githubstatus/, (route) => route.abort());
  // The editor renders a field once it is in sight.
  await page.setViewportSize({ width: 1200, height: 6000 });
  await openFolder(page);
  const before = await readRecord(page, record);
  await page.goto('/edit/');
  await page.getByRole('button', { name: /Local Repository/ }).click();
  await expect(page.getByText('Attractions').first()).toBeVisible();
  await page.evaluate((name) => {
    location.hash = `#/collections/attractions/entries/${name}`;
  }, slug);
  await page.getByRole('button', { name: /Add .*Photographs/ }).click();
  const field = (key: string) => page.locator(`[data-key-path="photographs.0.${key}"]`).first();
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#468' } })
    .withExif({ IFD0: { Artist: 'Ada Example' } })
    .jpeg()
    .toBuffer();
  const photo = { name: 'IMG 1234.JPG', mimeType: 'image/jpeg', buffer };
  await field('file').locator('input[type=file]').first().setInputFiles(photo);
  const words = { alt: 'A lake.', caption: 'from below', taken: '2025-07', author: 'Ada' };
  for (const [key, value] of Object.entries({ ...words, source: 'https://photos.example/1' }))
    await field(key).getByRole('textbox').first().fill(value);
  await field('licence').getByRole('combobox').click();
  await page.getByRole('option', { name: 'CC BY 4.0' }).first().click();
  await expect(field('file').locator('img').first()).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  const after = [
    '  - file: img-1234.webp',
    '    alt: A lake.',
    '    caption: from below',
    '    taken: 2025-07',
    '    author: Ada',
    '    licence: CC BY 4.0',
    '    source: https://photos.example/1',
  ].join('\n');
  await expect(async () =>
    expect(await readRecord(page, record)).toBe(`${before}photographs:\n${after}\n`),
  ).toPass();
  const photos = await readPhotos(page);
  expect(Object.keys(photos)).toEqual(['img-1234.webp']);
  expect(photos['img-1234.webp']).not.toMatch(/EXIF|Exif|Ada Example/);
});

test('the page of a record leads to its form', async ({ page }) => {
  await visit(page, first.record);
  const link = page.getByRole('link', { name: 'Edit this page' });
  await expect(link).toHaveAttribute('href', `/edit/#/collections/attractions/entries/${first.slug}`);
});
