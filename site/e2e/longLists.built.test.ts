import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/*
 * Runs after the build, whose bundles it takes: builds a park with more records than a list shows at once. Its data are
 * those of the fixtures, its pictures are left out.
 */
const root = join(import.meta.dirname, '../..');
const copies = 70;
const lists = [
  ['attractions', 'old-mine'],
  ['activities', 'star-walk'],
  ['accommodations', 'bunk-house'],
] as const;

let dir: string;
let out: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'long-'));
  out = join(dir, 'dist');
  const content = join(dir, 'content');
  cpSync(join(root, 'pipeline/fixtures/content'), content, { recursive: true });
  for (const [kind, slug] of lists) {
    const text = readFileSync(join(content, kind, `${slug}.yaml`), 'utf8').replace(
      /^formerSlugs:.*\n( +.*\n)*/m,
      '',
    );
    for (let n = 1; n <= copies; n += 1) {
      const named = text.replace(/^name: .*$/m, `name: Place ${n}`);
      writeFileSync(join(content, kind, `place-${n}.yaml`), named);
    }
  }
  const program = `
    import { build } from ${JSON.stringify(join(root, 'pipeline/build.ts'))};
    import { formatProblems } from ${JSON.stringify(join(root, 'pipeline/report/formatProblems.ts'))};
    const { out, problems } = await build({
      content: ${JSON.stringify(content)},
      out: ${JSON.stringify(out)},
      today: () => '2026-11-20',
      site: { module: ${JSON.stringify(join(root, 'site/build/buildSite.ts'))} },
      emitPictures: () => Promise.resolve([]),
    });
    if (out === null) throw new Error(formatProblems(problems, 'text', () => null));`;
  writeFileSync(join(dir, 'build.mjs'), program);
  const { status, stderr } = spawnSync(process.execPath, [join(dir, 'build.mjs')], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test.each(lists)('without script /%s links to every record of a long list', (kind) => {
  const html = readFileSync(join(out, kind, 'index.html'), 'utf8');
  const records = JSON.parse(readFileSync(join(out, 'api', `${kind}.json`), 'utf8')) as { slug: string }[];
  expect(records.length).toBeGreaterThan(copies);
  expect(records.filter(({ slug }) => !html.includes(`href="/${kind}/${slug}"`))).toEqual([]);
});
