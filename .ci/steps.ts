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

const results = join(import.meta.dirname, '../test-results');

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

const browser = (env: Record<string, string> = {}, ...files: string[]): Step => ({
  name: 'browser',
  command: ['playwright', 'test', '-c', 'site/e2e/playwright.config.ts', ...files],
  env,
  counts: () => browserCounts(join(results, 'browser.json')),
});

const content: Step = { name: 'content', command: ['node', 'pipeline/cli.ts', 'check'] };
const pictures: Step = {
  name: 'pictures are fresh',
  command: ['node', 'pipeline/cli.ts', 'pictures', '--check'],
};
const build: Step = { name: 'build', command: ['node', 'pipeline/cli.ts', 'build'] };

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
    content,
  ],
  [vitest('unit', '--project=!built')],
  [build],
  [vitest('built', '--project=built')],
  [browser()],
];

/** Unit tests that read content/ and not the made-up park alone. */
const contentTests = ['pipeline/load/readPlainYaml.test.ts'];

/** What a change of content alone can break, with the pages that it shows on in the browser. */
export const contentAlone = (addresses: () => string[]): (() => Step[])[] => [
  () => [content, pictures, vitest('unit', '--project=pipeline', ...contentTests)],
  () => [build],
  // Those that look at the guide, not at how it is built.
  () => [vitest('built', '--project=built', 'site/e2e')],
  () => [browser({ LARCH_TEST_ADDRESSES: addresses().join(' ') }, 'everyRoute', 'withoutScript')],
];
