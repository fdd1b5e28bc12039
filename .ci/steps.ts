import { join } from 'node:path';
import { browserCounts, type Counts, vitestCounts } from './counts.ts';

export interface Step {
  name: string;
  /** A tool in node_modules/.bin and its arguments. */
  command: string[];
  env?: Record<string, string>;
  /** Reads the counts of a test runner from its report; a step without one counts as one check. */
  counts?: () => Counts;
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const demoDist = join(root, '.cache/demo/dist');

const vitest = (name: string, ...which: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    '--config=.config/vitest.config.ts',
    ...which,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ],
  counts: () => vitestCounts(join(results, `${name}.json`)),
});

const browser = (name: string, env: Record<string, string>, ...files: string[]): Step => ({
  name,
  command: ['playwright', 'test', '-c', 'site/e2e/playwright.config.ts', ...files],
  env: { ...env, LARCH_TEST_RESULTS: name },
  counts: () => browserCounts(join(results, `${name}.json`)),
});

const content: Step = { name: 'content', command: ['node', 'pipeline/cli.ts', 'check'] };
const pictures: Step = {
  name: 'pictures are fresh',
  command: ['node', 'pipeline/cli.ts', 'pictures', '--check'],
};
const build: Step = {
  name: 'build',
  command: ['node', 'pipeline/cli.ts', 'build'],
  // As `npm start` does it.
  env: { NEWSLETTER_MAIL: 'outbox' },
};
const demo: Step = { name: 'build of the demo', command: ['tsx', '.ci/buildDemo.ts'] };

/** What looks at the guide as it is; all else are journeys, which have to work in any park. */
const looksAtGuide = ['everyRoute', 'serving', 'withoutScript', 'offlineAddresses'];
const isNightly = process.env.LARCH_TEST_SCOPE === 'nightly';

/** Everything, in stages: the steps of a stage have nothing to do with each other. */
export const everything: Step[][] = [
  [
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'lint', command: ['oxlint', '-c', '.config/oxlint.json', '--type-aware'] },
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'generated types are fresh', command: ['tsx', 'schemas/generate.ts', '--check'] },
    { name: 'reference pages are fresh', command: ['node', 'pipeline/cli.ts', 'reference', '--check'] },
    pictures,
    { name: 'fonts are fresh', command: ['tsx', 'site/ui/fonts/subsetFonts.ts', '--check'] },
    { name: 'icons are fresh', command: ['tsx', 'site/ui/icons/generateIcons.ts', '--check'] },
    { name: 'app icons are fresh', command: ['tsx', 'site/ui/icons/drawAppIcons.ts', '--check'] },
    content,
  ],
  [vitest('unit', '--project=!built')],
  [build],
  // The demo takes the bundles of the guide.
  [demo, vitest('built', '--project=built')],
  [browser('browser', {}, ...(isNightly ? [] : looksAtGuide))],
  [browser('browser-demo', { LARCH_DIST: demoDist }, '--grep-invert', 'is sound|every address opens')],
];

/** Unit tests that read content/ and not the made-up park alone. */
const contentTests = ['pipeline/load/readPlainYaml.test.ts'];

/** What a change of content alone can break, with the pages that it shows on in the browser. */
export const contentAlone = (addresses: () => string[]): (() => Step[])[] => [
  () => [content, pictures, vitest('unit', '--project=pipeline', ...contentTests)],
  () => [build],
  // Those that look at the guide, not at how it is built.
  () => [vitest('built', '--project=built', 'site/e2e')],
  () => [browser('browser', { LARCH_TEST_ADDRESSES: addresses().join(' ') }, 'everyRoute', 'withoutScript')],
];
