import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './chromiumPath.ts';
import { isNightly } from '#fixtures/testScope.ts';
import { freePort } from './freePort.ts';
import { basePath, distDir } from './readDist.ts';

// Workers read this file again: the port that the first reading found stays.
process.env.LARCH_E2E_PORT ??= String(await freePort());
const port = process.env.LARCH_E2E_PORT;
// The subscribers and mails of the tests stay apart from those of the developer.
if (!process.env.LARCH_STATE) {
  const state = mkdtempSync(join(tmpdir(), 'larch-e2e-'));
  process.env.LARCH_STATE = state;
  process.once('exit', () => rmSync(state, { recursive: true, force: true }));
}
const results = process.env.LARCH_TEST_RESULTS ?? 'browser';
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: isNightly ? [] : '*.night.spec.ts',
  outputDir: `../../test-results/${results}`,
  fullyParallel: true,
  // One more than the cores that most machines of tests have: half of a journey is waiting.
  workers: 3,
  // A machine with other work may be too slow once; the summary names such a journey.
  retries: 1,
  // Slow machines test it, too: what does not come waits long, what comes does not wait.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: `../../test-results/${results}.json` }]],
  use: {
    baseURL,
    timezoneId: 'America/Edmonton',
    // Its requests pass by the routes of tests: offline.spec.ts looks at it alone.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await chromiumPath(),
      // No test leaves this machine.
      args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
  webServer: {
    command: `tsx site/e2e/serveGuide.ts ${distDir}`,
    cwd: '../..',
    url: `${baseURL}${basePath()}/api/site.json`,
    env: { PORT: port, LARCH_STATE: process.env.LARCH_STATE },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
});
