import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Folder of the published files of the fixture content while tests run. */
export const fixtureDataDir = join(root, '.cache/fixture-data');

/** Day of the build of the fixture content, and of every test that sets no clock of its own. */
export const fixtureDay = '2027-01-15';

/** Set when the data of this run was built, because both projects of the site ask for it. */
const isBuilt = 'LARCH_FIXTURE_DATA';

/** Publishes the fixture content with the real pipeline; mocks answer with those files. */
export default function buildFixtureData(): void {
  if (process.env[isBuilt]) return;
  process.env[isBuilt] = 'built';
  const cli = join(root, 'pipeline/cli.ts');
  const content = join(root, 'pipeline/fixtures/content');
  const options = ['data', '--content', content, '--out', fixtureDataDir, '--today', fixtureDay];
  execFileSync(process.execPath, [cli, ...options], {
    cwd: root,
    env: { ...process.env, NEWSLETTER_MAIL: 'outbox' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
