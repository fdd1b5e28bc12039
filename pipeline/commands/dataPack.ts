import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Site } from '#schemas/types/published.ts';
import { diffPublished } from '../apiDiff/diffPublished.ts';
import { formatDiff } from '../apiDiff/formatDiff.ts';
import { publishCommit } from '../apiDiff/publishCommit.ts';
import { readPublishedFolder } from '../apiDiff/publishedFolder.ts';
import { buildData } from '../build.ts';
import { filesBelow } from '../files/filesBelow.ts';
import { packageFiles } from '../emit/packageFiles.ts';
import type { PublishedFile } from '../files/publishedFile.ts';
import { replaceFolder } from '../files/replaceFolder.ts';
import { writeFiles } from '../files/writeFiles.ts';
import { writeManifest } from '../files/manifest.ts';
import { newsletterMail } from './options/newsletterMail.ts';
import { parseOptions } from './options/parseOptions.ts';
import { reportBuild } from './output/reportBuild.ts';
import { todayFrom } from './options/todayFrom.ts';

/** Files of the data that are worth a package: the rest is for hosts and search engines. */
const packed = /^(api|gpx|schemas)\//;

/**
 * `data:pack [--content DIR] [--out DIR] [--base REF] [--today DATE]`: writes the data as a package and its tarball, with
 * what changed since a commit. Publishes nothing.
 */
export async function dataPack(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['content', 'out', 'base', 'today'] });
  const out = resolve(options.out ?? 'dist-package');
  const today = todayFrom(options.today);
  const scratch = mkdtempSync(join(tmpdir(), 'data-pack-'));
  try {
    const data = join(scratch, 'data');
    const content = resolve(options.content ?? 'content');
    const result = await buildData({ content, out: data, today, mail: newsletterMail() });
    if (result.out === null) return reportBuild(result);
    const site = JSON.parse(readFileSync(join(data, 'api/site.json'), 'utf8')) as Site;
    const changes = options.base === undefined ? null : await changesSince(options.base, data, scratch, site);
    const files = filesBelow(data)
      .filter((path) => packed.test(path))
      .map((path): PublishedFile => ({ path, text: readFileSync(join(data, path), 'utf8') }));
    await replaceFolder(out, async (staging) => {
      const own = packageFiles(site, changes);
      writeFiles(join(staging, 'package'), [...files, ...own]);
      execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', staging], {
        cwd: join(staging, 'package'),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      writeManifest(staging);
    });
    console.log(`Written to ${out}: the folder "package" and its tarball. Nothing is published.`);
    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function changesSince(base: string, data: string, scratch: string, site: Site): Promise<string> {
  const folder = join(scratch, 'base');
  mkdirSync(folder);
  const root = resolve('.');
  const before = await publishCommit(base, { root, scratch: folder, today: site.builtOn });
  const commit = execFileSync('git', ['rev-parse', '--short=12', '--verify', `${base}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const diff = diffPublished(readPublishedFolder(before), readPublishedFolder(data));
  return `Compared with ${base === commit ? '' : `\`${base}\`, commit `}\`${commit}\`.\n\n${formatDiff(diff, 'markdown')}`;
}
