import { join } from 'node:path';
import { isNightly } from '#fixtures/testScope.ts';
import { browserCounts, type Counts, vitestCounts } from './counts.ts';

export interface Step {
  name: string;
  /** A tool in node_modules/.bin and its arguments. */
  command: string[];
  /** Names of the steps that have to be done before. */
  after?: string[];
  /** Read when the step starts. */
  env?: () => Record<string, string>;
  /** Reads the counts of a test runner from its report; a step without one counts as one check. */
  counts?: () => Counts;
}

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const demoDist = join(root, '.cache/demo/dist');
const demoBelowDist = join(root, '.cache/demo/below');

const vitest = (name: string, after: string[], ...which: string[]): Step => ({
  name,
  after,
  command: [
    'vitest',
    'run',
    '--config=.config/vitest.config.ts',
    ...which,
    // What the load of the machine upset passes then, and is named.
    '--retry=1',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=test-results/${name}.json`,
  ],
  // Its output goes into a log.
  env: () => ({ NO_COLOR: '1' }),
  counts: () => vitestCounts(join(results, `${name}.json`)),
});

const browser = (
  name: string,
  after: string[],
  env: () => Record<string, string>,
  ...files: string[]
): Step => ({
  name,
  after: ['a browser', ...after],
  command: ['playwright', 'test', '-c', 'site/e2e/playwright.config.ts', ...files],
  env: () => ({ ...env(), LARCH_TEST_RESULTS: name }),
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
  env: () => ({ NEWSLETTER_MAIL: 'outbox' }),
};
// Takes the bundles of the guide.
const demo: Step = { name: 'build of the demo', after: ['build'], command: ['tsx', '.ci/buildDemo.ts'] };
// The same park below a path of its host, with the pictures of the one before.
const demoBelow: Step = {
  name: 'build of the demo below a path',
  after: [demo.name],
  command: ['tsx', '.ci/buildDemo.ts', '/guide'],
};
// The one in the npm package is unpacked by its first user, while no other may look.
const unpackBrowserStep: Step = { name: 'a browser', command: ['tsx', 'site/e2e/unpackBrowser.ts'] };

/** Leaves out the tests of the guide as it is, by their titles. */
const journeys = ['--grep-invert', 'is sound|the addresses open|fits a small phone|reads without script'];

/** Compilers of Go: they collect garbage less often, which spares a third of their time for a fifth more memory. */
const rareGarbageCollection = () => ({ GOGC: '400' });

/** Everything. As many steps as there are processors run at once, so what takes long waits for as little as it can. */
export const everything: Step[] = [
  // One checker: each of several finds out anew what a type is.
  { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'], env: rareGarbageCollection },
  {
    name: 'lint',
    command: ['oxlint', '-c', '.config/oxlint.config.ts', '--type-aware'],
    env: rareGarbageCollection,
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip', '-c', '.config/knip.json', '--no-config-hints'] },
  { name: 'generated types are fresh', command: ['tsx', 'schemas/generate.ts', '--check'] },
  { name: 'reference pages are fresh', command: ['node', 'pipeline/cli.ts', 'reference', '--check'] },
  pictures,
  { name: 'fonts are fresh', command: ['tsx', 'site/ui/fonts/subsetFonts.ts', '--check'] },
  { name: 'icons are fresh', command: ['tsx', 'site/ui/icons/generateIcons.ts', '--check'] },
  content,
  unpackBrowserStep,
  build,
  vitest('unit', [], '--project=!built'),
  vitest('built', [isNightly ? demoBelow.name : build.name], '--project=built'),
  browser('browser', ['build'], () => ({})),
  // By day the guide is built once. The night walks all journeys in the fictional park, too, also below a path.
  ...(isNightly
    ? [
        demo,
        demoBelow,
        browser('browser-demo', [demo.name], () => ({ LARCH_DIST: demoDist }), ...journeys),
        browser('browser-below', [demoBelow.name], () => ({ LARCH_DIST: demoBelowDist }), ...journeys),
      ]
    : []),
];

/** Returns the steps for a change of content alone, with the pages that show it in the browser. */
export const contentAlone = (addresses: () => string[]): Step[] => [
  content,
  pictures,
  build,
  unpackBrowserStep,
  // Tests of the guide, not of how it is built.
  vitest('built', ['build'], '--project=built', 'site/e2e'),
  browser(
    'browser',
    ['build'],
    () => ({ LARCH_TEST_ADDRESSES: addresses().join(' ') }),
    'everyRoute',
    'withoutScript',
  ),
];
