import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { basePath, distDir, readDist } from './readDist.ts';

const root = join(import.meta.dirname, '../..');

/** Sentence that the newer guide adds to its privacy page. */
export const newSentence = 'This sentence is newer than the rest.';

/** A second build of the guide: the same content on the same day, with a sentence more. */
export interface NewerBuild extends AsyncDisposable {
  port: number;
  dist: string;
}

/** Returns the time of the last commit of the content, which every page states; empty without one. */
const lastCommit = () =>
  execFileSync('git', ['log', '-1', '--format=%cI', '--', 'content'], { cwd: root, encoding: 'utf8' }).trim();

/** Commits a folder at a time. */
function commitOn(folder: string, time: string): void {
  if (time === '') return;
  const who = { NAME: 'A', EMAIL: 'a@guide.example', DATE: time };
  const identity = Object.entries(who).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  const env = { ...process.env, ...Object.fromEntries(identity) };
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Copy'],
  ])
    execFileSync('git', args, { cwd: folder, env });
}

/** Builds the guide once more with one edit, by the command that builds it, and serves that. */
export async function buildNewer(): Promise<NewerBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'newer-guide-'));
  const content = join(folder, 'content');
  const dist = join(folder, 'dist');
  const isDemo = process.env.LARCH_DIST !== undefined;
  const base = basePath();
  const demoContent = base === '' ? 'content' : 'contentBelow';
  const cache = isDemo ? join(distDir, '..') : join(root, '.cache');
  cpSync(isDemo ? join(cache, demoContent) : join(root, 'content'), content, { recursive: true });
  appendFileSync(join(content, 'pages/privacy.md'), `\n${newSentence}\n`);
  if (!isDemo) commitOn(content, lastCommit());
  const { builtOn } = readDist<{ builtOn: string }>('version.json');
  const options = ['--content', content, '--out', dist, '--cache', cache, '--today', builtOn];
  execFileSync(process.execPath, ['pipeline/cli.ts', 'build', ...options], {
    cwd: root,
    stdio: 'ignore',
    // As the first build: every page shows whether there is a newsletter.
    env: { ...process.env, NEWSLETTER_MAIL: 'outbox' },
  });
  const serve = sirv(dist, { dev: true, etag: true });
  const server = createServer((request, response) => {
    request.url = request.url?.slice(base.length);
    serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    dist,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
