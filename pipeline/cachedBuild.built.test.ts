import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from './build.ts';
import { filesBelow } from './files/filesBelow.ts';
import { bytesBelow } from './fixtures/bytesBelow.ts';
import { copyFixture, type FixtureCopy, fixtureToday } from './fixtures/fixtureContent.ts';
import { propertyRuns } from './fixtures/testScope.ts';

/*
 * Runs after the build, whose bundles it takes. Pictures have caches of their own with tests of their own, and drawing
 * them takes longer than all else.
 */
const root = join(import.meta.dirname, '..');
const module = join(root, 'site/build/buildSite.ts');

let dir: string;
beforeAll(() => {
  // Within the project: the bundles load packages.
  dir = mkdtempSync(join(root, '.cache/builds-'));
  copyBundles('warm');
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A cache folder with the bundles of the last build and no page. */
function copyBundles(name: string): void {
  rmSync(join(dir, name), { recursive: true, force: true });
  const filter = (path: string) => basename(path) !== 'pages';
  cpSync(join(root, '.cache/site'), join(dir, name), { recursive: true, filter });
}

async function bytesOfBuild(
  { content, root: copy }: FixtureCopy,
  cache: string,
): Promise<Map<string, string>> {
  const out = join(copy, `dist-${cache}`);
  const { problems } = await build({
    content,
    out,
    today: fixtureToday,
    site: { module, args: [join(dir, cache)] },
    emitPictures: () => Promise.resolve([]),
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return new Map(Object.entries(bytesBelow(out)));
}

const edited = [
  'attractions/old-mine.yaml',
  'activities/star-walk.yaml',
  'accommodations/bunk-house.yaml',
  'trails/marsh-loop.yaml',
];
const added = ['attractions/new-place.yaml', 'attractions/newer-place.yaml'];

/** One thing that a maintainer does between two builds. */
const edit = fc.oneof(
  fc.record({
    kind: fc.constant('edit' as const),
    file: fc.constantFrom(...edited),
    word: fc.stringMatching(/^[a-z]{3,8}$/),
  }),
  fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), file: fc.constantFrom(...added) }),
  fc.record({ kind: fc.constant('rename' as const) }),
);

function apply(
  { content }: FixtureCopy,
  change: typeof edit extends fc.Arbitrary<infer T> ? T : never,
  index: number,
): void {
  switch (change.kind) {
    case 'edit': {
      const file = join(content, change.file);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/^description: \w+/m, `description: ${change.word}`),
      );
      return;
    }
    case 'add': {
      const mine = readFileSync(join(content, 'attractions/old-mine.yaml'), 'utf8');
      // A place that was renamed has kept its name, and no two may have the same.
      writeFileSync(join(content, change.file), mine.replace(/^name: .*$/m, `name: New Place ${index}`));
      return;
    }
    case 'remove':
      rmSync(join(content, change.file), { force: true });
      return;
    case 'rename': {
      const [from = '', to = ''] = added.map((file) => join(content, file));
      if (filesBelow(content).includes(added[0] ?? '')) renameSync(from, to);
    }
  }
}

test('builds with and without the pages of earlier builds are the same, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 3 }), async (changes) => {
      using copy = copyFixture();
      let warm = await bytesOfBuild(copy, 'warm');
      for (const [index, change] of changes.entries()) {
        apply(copy, change, index);
        warm = await bytesOfBuild(copy, 'warm');
      }
      copyBundles('cold');
      expect(warm).toEqual(await bytesOfBuild(copy, 'cold'));
    }),
    {
      ...propertyRuns(8),
      // Once this was a mistake of the test: the second place had the name of the first.
      examples: [
        [
          [
            { kind: 'add', file: 'attractions/new-place.yaml' },
            { kind: 'rename' },
            { kind: 'add', file: 'attractions/new-place.yaml' },
          ],
        ],
      ],
    },
  );
}, 300_000);

test('after an edit only pages that show it are rendered again', async () => {
  using copy = copyFixture();
  await bytesOfBuild(copy, 'warm');
  copy.edit('activities/star-walk.yaml', 'description: ', 'description: Changed. ');
  const storedPages = () => filesBelow(join(dir, 'warm')).filter((path) => path.endsWith('.html'));
  const before = new Set(storedPages());
  const pages = [...(await bytesOfBuild(copy, 'warm')).keys()].filter((path) => path.endsWith('.html'));
  const rendered = storedPages().filter((path) => !before.has(path));
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.length).toBeLessThan(pages.length / 2);
});
