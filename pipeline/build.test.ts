import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { build, buildData } from './build.ts';
import { filesBelow } from './files/files.ts';
import { bytesBelow } from './fixtures/bytesBelow.ts';
import { copyFixture, type FixtureCopy } from './fixtures/fixtureContent.ts';

/** Stands in for the site: one page made from the published data, and a script. */
const sitePage = `
  const { name } = JSON.parse(readFileSync(published + '/api/site.json', 'utf8'));
  write('index.html', '<h1>' + name + '</h1>');
  write('assets/app.js', '');`;

const today = () => '2026-11-20';

const noPictures = () => Promise.resolve([]);

/** Builds with a program that answers the order of the pipeline by running some code. */
function run(copy: FixtureCopy, program = sitePage) {
  const module = join(copy.root, 'site.cjs');
  const code = `
    const { createHash } = require('node:crypto');
    const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
    const { dirname } = require('node:path');
    process.once('message', ({ published, out }) => {
      const files = [];
      const write = (path, text) => {
        mkdirSync(dirname(out + '/' + path), { recursive: true });
        rmSync(out + '/' + path, { force: true });
        writeFileSync(out + '/' + path, text);
        const sha256 = createHash('sha256').update(text).digest('hex');
        files.push({ path, sha256, size: Buffer.byteLength(text) });
      };
      ${program}
      process.send({ progress: { done: 1, total: 1 } });
      process.send({ files }, () => process.disconnect());
    });`;
  writeFileSync(module, code);
  return build({
    content: copy.content,
    out: join(copy.root, 'dist'),
    today,
    site: { module },
    emitPictures: noPictures,
  });
}

test('writes data and site together, with a manifest of all of it', async () => {
  using copy = copyFixture();
  const { out } = await run(copy);
  const dist = join(copy.root, 'dist');
  expect(out).toBe(dist);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('<h1>Testguide</h1>');
  expect(existsSync(join(dist, 'api/attractions/slug/mirror-tarn.json'))).toBe(true);

  const { files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  expect(files.map(({ path }: { path: string }) => path)).toEqual(
    filesBelow(dist).filter((p) => p !== 'manifest.json'),
  );
  for (const { path, sha256, size } of files) {
    const bytes = readFileSync(join(dist, path));
    expect({ path, size, sha256 }).toEqual({
      path,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
});

test('says how many pages are done, and takes the word of the site for what it wrote', async () => {
  using copy = copyFixture();
  const progress: number[][] = [];
  const module = join(copy.root, 'site.cjs');
  const sealed = { path: 'index.html', sha256: 'as the site said', size: 3 };
  writeFileSync(
    module,
    `process.once('message', ({ out }) => {
      require('node:fs').writeFileSync(out + '/index.html', 'abc');
      process.send({ progress: { done: 1, total: 2 } });
      process.send({ files: [${JSON.stringify(sealed)}] }, () => process.disconnect());
    });`,
  );
  const out = join(copy.root, 'dist');
  const site = { module, onProgress: (done: number, total: number) => progress.push([done, total]) };
  await build({
    content: copy.content,
    out,
    today,
    site,
    emitPictures: noPictures,
  });
  expect(progress).toEqual([[1, 2]]);
  expect(JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')).files).toContainEqual(sealed);
});

test('a site that has said everything is left to end by itself', async () => {
  using copy = copyFixture();
  const end = join(copy.root, 'end');
  await run(
    copy,
    `process.send({ files: [] }, () => process.disconnect());
    setTimeout(() => writeFileSync(${JSON.stringify(end)}, ''), 500);
    return;`,
  );
  await vi.waitFor(() => expect(existsSync(end)).toBe(true), { timeout: 10_000 });
});

test('a site that ends without a word is a failure', async () => {
  using copy = copyFixture();
  await expect(run(copy, 'process.disconnect(); return;')).rejects.toThrow('the site build ended');
});

test('a site that cannot be written says why', async () => {
  using copy = copyFixture();
  const failure = "ENOSPC: no space left on device, write '/out/a'";
  const end = `process.send({ failure: ${JSON.stringify(failure)} }, () => process.exit(1)); return;`;
  await expect(run(copy, end)).rejects.toThrow(failure);
});

test('a build replaces the one before: removed files are gone, and it equals a first build', async () => {
  using copy = copyFixture();
  await run(copy);
  copy.edit('attractions/mirror-tarn.yaml', 'description: ', 'description: Second. ');
  await run(copy, `${sitePage} write('old/page.html', 'old');`);
  copy.edit('attractions/mirror-tarn.yaml', 'description: Second.', 'description: Third.');
  await run(copy);
  const third = bytesBelow(join(copy.root, 'dist'));
  expect(Object.keys(third)).not.toContain('old/page.html');
  rmSync(join(copy.root, 'dist'), { recursive: true });
  await run(copy);
  expect(bytesBelow(join(copy.root, 'dist'))).toEqual(third);
});

test('a mistake in the content or a failing site leaves the old build untouched', async () => {
  using copy = copyFixture();
  await run(copy);
  const dist = join(copy.root, 'dist');
  const before = bytesBelow(dist);

  await expect(run(copy, 'process.exit(3)')).rejects.toThrow('exit code 3');
  expect(bytesBelow(dist)).toEqual(before);
  for (const path of ['robots.txt', 'robots.txt/page.html', 'api']) {
    const clash = run(copy, `files.push({ path: '${path}', sha256: '', size: 0 });`);
    await expect(clash).rejects.toThrow(/^Both the data and the site write (robots\.txt|api)\./);
  }
  expect(bytesBelow(dist)).toEqual(before);

  copy.edit('events/ice-days.yaml', 'isFree: false', 'isFree: maybe');
  const { out, problems } = await run(copy);
  expect(out).toBeNull();
  expect(problems).toHaveLength(1);
  expect(bytesBelow(dist)).toEqual(before);
  expect(readdirSync(copy.root).sort()).toEqual(['content', 'dist', 'site.cjs']);
});

test.each([
  ['within the content', 'content/dist'],
  ['above the content', '.'],
  ['the content itself', 'content'],
])('an out folder %s is refused before anything is touched', async (_where, folder) => {
  using copy = copyFixture();
  const before = bytesBelow(copy.content);
  await expect(buildData({ content: copy.content, out: join(copy.root, folder), today })).rejects.toThrow(
    'overlap',
  );
  expect(bytesBelow(copy.content)).toEqual(before);
});
