import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { arrows as arrowsOfTheLint } from '../.config/oxlint.config.ts';

const root = join(import.meta.dirname, '..');
const dir = mkdtempSync(join(tmpdir(), 'arrows-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** One forbidden import for each arrow: the importing file and the imported one. */
const forbidden: [file: string, specifier: string][] = [
  ['pipeline/derive/a.ts', '../../site/app/App.tsx'],
  ['pipeline/derive/b.ts', '../../functions/worker.ts'],
  ['pipeline/derive/c.ts', '#site/data/published.ts'],
  ['pipeline/load/a.ts', '../validate/validateContent.ts'],
  ['pipeline/load/b.ts', '../derive/derive.ts'],
  ['pipeline/load/c.ts', '../emit/publishedFiles.ts'],
  ['pipeline/load/d.ts', '../commands/build.ts'],
  ['pipeline/validate/a.ts', '../derive/derive.ts'],
  ['pipeline/validate/b.ts', '../emit/publishedFiles.ts'],
  ['pipeline/validate/rules/a.ts', '../../emit/publishedFiles.ts'],
  ['pipeline/validate/c.ts', '../dev/contentPlugin.ts'],
  ['pipeline/derive/d.ts', '../emit/publishedFiles.ts'],
  ['pipeline/emit/a.ts', '../commands/build.ts'],
  ['pipeline/geometry/a.ts', '../load/loadContent.ts'],
  ['pipeline/markdown/a.ts', '../validate/validateContent.ts'],
  ['pipeline/spelling/a.ts', '../commands/build.ts'],
  ['pipeline/content/a.ts', '../derive/derive.ts'],
  ['pipeline/content/b.ts', '../../site/app/App.tsx'],
  ['pipeline/files/a.ts', '../emit/publishedFiles.ts'],
  ['pipeline/files/b.ts', '../commands/build.ts'],
  ['pipeline/emit/documents/a.ts', '../../commands/build.ts'],
  ['pipeline/derive/map/a.ts', '../../emit/publishedFiles.ts'],
  ['pipeline/emit/b.ts', '../pictures/renderPictures.ts'],
  ['pipeline/geometry/b.ts', '../pictures/noise.ts'],
  ['pipeline/g.ts', './pictures/masters.ts'],
  ['pipeline/pictures/a.ts', '../derive/derive.ts'],
  ['pipeline/pictures/sky/a.ts', '../../load/loadContent.ts'],
  ['pipeline/pictures/b.ts', '../../site/app/App.tsx'],
  ['functions/a.ts', '../site/data/published.ts'],
  ['functions/newsletter/a.ts', '#pipeline/build.ts'],
  ['schemas/a.ts', '../site/data/published.ts'],
  ['schemas/b.ts', '../pipeline/build.ts'],
  ['schemas/c.ts', '#pipeline/build.ts'],
  ['schemas/rules/a.ts', '../../functions/worker.ts'],
  ['site/app/a.ts', '../../pipeline/build.ts'],
  ['site/app/b.ts', '#pipeline/build.ts'],
  ['site/build/a.ts', '../../functions/worker.ts'],
  ['site/routes/a.ts', '../app/App.tsx'],
  ['site/routes/b.ts', '../../pipeline/build.ts'],
  ['site/features/budget/a.ts', '../guides/Guide.tsx'],
  ['site/features/budget/b.ts', '../../routes/HomePage.tsx'],
  ['site/features/budget/c.ts', '../../app/App.tsx'],
  ['site/features/budget/d.ts', '../../../pipeline/build.ts'],
  ['site/features/planner/form/a.ts', '../../guides/Guide.tsx'],
  ['site/features/planner/form/b.ts', '../../../routes/HomePage.tsx'],
  ['pipeline/sources/a.ts', '../validate/validateContent.ts'],
  ['pipeline/validate/rules/trails/a.ts', '../../../derive/derive.ts'],
  ['site/ui/a.ts', '../features/budget/budget.ts'],
  ['site/ui/Card/a.ts', '../../features/budget/budget.ts'],
  ['site/ui/Card/b.ts', '../../data/useSite.ts'],
  ['site/ui/Card/c.ts', '../../routes/HomePage.tsx'],
  ['site/ui/Card/d.ts', '../../app/App.tsx'],
  ['site/ui/Card/e.ts', '../../../pipeline/build.ts'],
  ['site/notices/a.ts', '../features/budget/budget.ts'],
  ['site/notices/b.ts', '../routes/HomePage.tsx'],
  ['site/notices/c.ts', '../app/App.tsx'],
  ['site/tripDates/a.ts', '../notices/noticeDays.ts'],
  ['site/tripDates/b.ts', '../features/budget/budget.ts'],
  ['site/worker/a.ts', '../features/offline/worker.ts'],
  ['site/worker/b.ts', '../app/App.tsx'],
  ['site/worker/c.ts', '../../pipeline/build.ts'],
  ['site/data/a.ts', '../ui/Card/Card.tsx'],
  ['site/data/b.ts', '../features/budget/budget.ts'],
  ['site/data/c.ts', '../routes/HomePage.tsx'],
  ['site/data/d.ts', '../app/App.tsx'],
  ['site/data/e.ts', '../../pipeline/build.ts'],
  ['site/data/f.ts', '../query/useQueryState.ts'],
  ['site/ui/Card/f.ts', '../../calendar/seasons.ts'],
  ['site/query/a.ts', '../features/budget/budget.ts'],
  ['site/partners/a.ts', '../data/useSite.ts'],
  ['site/calendar/a.ts', '../ui/Card/Card.tsx'],
  ['site/device/a.ts', '../app/App.tsx'],
  ['site/device/b.ts', '../../pipeline/build.ts'],
];

/** Imports that go the right way. */
const allowed: [file: string, specifier: string][] = [
  ['pipeline/emit/fine.ts', '../derive/derive.ts'],
  ['pipeline/derive/fine.ts', './site.ts'],
  ['pipeline/events/fine.ts', '../files/files.ts'],
  ['pipeline/emit/fine2.ts', 'larch-pictures'],
  ['pipeline/pictures/sky/fine.ts', '../canvas.ts'],
  ['site/routes/fine.ts', '../features/budget/budget.ts'],
  ['site/features/budget/fine.ts', './budget.ts'],
  ['site/features/planner/form/fine.ts', '../plan/planTrip.ts'],
  ['site/features/planner/form/fine2.ts', '../../../ui/Card/Card.tsx'],
  ['site/features/budget/fine2.ts', '../../ui/Card/Card.tsx'],
  ['site/features/budget/fine3.ts', '../../data/useSite.ts'],
  ['site/ui/Card/fine.ts', '../Layout/Layout.tsx'],
  ['site/features/budget/fine4.ts', '../../query/useQueryState.ts'],
  ['site/data/fine.ts', '#schemas/types/published.ts'],
  ['site/query/fine.ts', '../device/useHydrated.ts'],
];

interface Diagnostic {
  filename: string;
  code: string;
  help?: string;
}

/** What the lint of this project says of files with one import each. */
function lint(plants: [file: string, specifier: string][]): Diagnostic[] {
  for (const [file, specifier] of plants) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), `import '${specifier}';\n`);
  }
  const args = ['-c', join(root, '.config/oxlint.config.ts'), '--format', 'json', '.'];
  const read = (output: string) => (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
  try {
    return read(execFileSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: dir, encoding: 'utf8' }));
  } catch (error) {
    // It ends with 1 when it has something to say.
    if (error instanceof Error && 'stdout' in error) return read(String(error.stdout));
    throw error;
  }
}

const arrows = (diagnostics: Diagnostic[]) =>
  diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');

test('the lint reports every import that goes against an arrow, and none that goes with it', () => {
  const found = arrows(lint([...forbidden, ...allowed]));
  const reported = [...new Set(found.map(({ filename }) => filename))].sort();
  expect(reported).toEqual(forbidden.map(([file]) => file).sort());
});

test('every sentence of the configuration is said by one of these', () => {
  const sentences = [...new Set(arrowsOfTheLint.map(({ because }) => because))];
  const reported = arrows(lint(forbidden)).map(({ help }) => help);
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((sentence) => !reported.includes(sentence))).toEqual([]);
});
