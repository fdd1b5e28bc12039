import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadContent } from '../load/loadContent.ts';
import {
  configurationFindings,
  type DeployHost,
  deployHosts,
  type Finding,
} from '../deploy/configurationFindings.ts';
import { checkDeployment } from '../deploy/checkDeployment.ts';
import { didYouMean } from '../spelling/closest.ts';
import { orList } from '../validate/describeError.ts';
import { finishedContent } from '../validate/validContent.ts';
import { parseOptions, todayFrom, UsageError } from './options/options.ts';

/**
 * `deploy:check [--host NAME] [--address URL] [--content DIR] [--out DIR]`: says what the configuration lacks for a
 * host, or with an address, what a deployed guide lacks; 1 if something must be fixed. Only an address reaches the network.
 */
export async function deployCheck(args: string[]): Promise<number> {
  const options = parseOptions(args, { options: ['host', 'address', 'content', 'out'] });
  const host = hostNamed(options.host ?? 'cloudflare');
  const loaded = loadContent(resolve(options.content ?? 'content'));
  const { site } = finishedContent(loaded, todayFrom(undefined)).content;
  const dist = resolve(options.out ?? 'dist');
  const findings =
    options.address === undefined
      ? configurationFindings({
          host,
          site: site.data,
          mail: process.env.NEWSLETTER_MAIL ?? '',
          isBuilt: existsSync(join(dist, 'version.json')),
        })
      : await checkDeployment(webAddress(options.address), {
          host,
          url: site.data.url,
          version: versionIn(dist),
          hasNewsletter: Boolean(process.env.NEWSLETTER_MAIL),
        });
  process.stdout.write(report(findings, options.address ?? host));
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function hostNamed(name: string): DeployHost {
  const isHost = (value: string): value is DeployHost => Object.hasOwn(deployHosts, value);
  if (isHost(name)) return name;
  const hosts = Object.keys(deployHosts);
  const hint = didYouMean(name, hosts);
  throw new UsageError(`--host must be ${orList(hosts)} (got "${name}")${hint === null ? '' : `\n${hint}`}`);
}

function webAddress(address: string): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UsageError(`--address must be a web address such as https://guide.ca (got "${address}")`);
  }
  return address;
}

function versionIn(dist: string): string | null {
  const file = join(dist, 'version.json');
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

function report(findings: readonly Finding[], where: string): string {
  if (findings.length === 0) return `${where}: nothing is missing.\n`;
  return findings
    .map(({ severity, message, remedy }) => `${severity}  ${message}\n       ${remedy}\n`)
    .join('\n');
}
