import { join } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { modulesOf } from './rooms.ts';

/** Set by the command for each room. */
const { MUTATE_ROOM: room = '', MUTATE_FOLDER: folder } = process.env;
const report = `.cache/mutate/${room.replaceAll('/', '-')}`;

const options: PartialStrykerOptions = {
  plugins: [join(import.meta.dirname, 'strykerPlugins.ts')],
  testRunner: 'nearest-tests',
  ignorers: ['descriptions'],
  vitest: { configFile: '.config/mutate/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: modulesOf(room, folder),
  tempDirName: '.cache/mutate/sandbox',
  // Nobody needs them there, and Stryker cannot read a tsconfig.json with this TypeScript.
  ignorePatterns: ['/tsconfig.json', '/.cache', '/.wrangler', '/dist', '/docs', '/public', '/test-results'],
  // An endless loop is told by its rounds; the times are for a busy machine.
  timeoutMS: 10_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['clear-text', 'html', 'json', ...(process.stdout.isTTY ? ['progress'] : [])],
  clearTextReporter: { logTests: false, reportTests: false, reportMutants: true },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
  thresholds: { high: 95, low: 85, break: 85 },
};

export default options;
