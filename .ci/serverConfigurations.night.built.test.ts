import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { basePathOf } from '#schemas/rules/basePath.ts';
import { checkDeployment } from '../pipeline/deploy/checkDeployment.ts';
import { freePort } from '../site/e2e/freePort.ts';
import { distDir } from '../site/e2e/readDist.ts';

/*
 * The configurations of docs/deploy.md, on the servers that this machine has: over HTTP, on a port of this machine, and
 * otherwise to the letter.
 */
const guide = readFileSync(join(import.meta.dirname, '../docs/deploy.md'), 'utf8');
const configurationOf = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';

const demoBelow = join(import.meta.dirname, '../.cache/demo/below');

let folder: string;
let port: number;
let server: ChildProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larch-server-'));
  port = await freePort();
});
afterEach(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true });
});

const has = (program: string): boolean => {
  try {
    execFileSync(program, [program === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Starts a server and returns its address once it answers. */
async function start(program: string, args: string[]): Promise<string> {
  let output = '';
  server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  server.stderr?.on('data', (text) => (output += String(text)));
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    await setTimeout(50);
  }
  return address;
}

/** A served guide on which all is well. */
const sound = {
  findings: [],
  unknownPlace: [404, 'Attraction Not Found'],
  unknownPage: [404, '404 Page Not Found'],
  track: 'application/gpx+xml',
  place: 200,
};

/** Returns how a host serves a build, in the form of `sound`. */
async function lookAt(host: string, dist: string): Promise<object> {
  const read = <T>(path: string) => JSON.parse(readFileSync(join(dist, path), 'utf8')) as T;
  const { url } = read<{ url: string }>('api/site.json');
  const { version, builtOn } = read<{ version: string; builtOn: string }>('version.json');
  const address = host + basePathOf(url);
  const get = (path: string) => fetch(address + path, { redirect: 'manual' });
  const headingOf = async (path: string) => {
    const answer = await get(path);
    return [answer.status, /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1]];
  };
  const expected = {
    host: 'files',
    url,
    version,
    redirect: null,
    hasNewsletter: false,
    today: builtOn,
  } as const;
  return {
    findings: await checkDeployment(address, expected),
    unknownPlace: await headingOf('/attractions/no-such-place'),
    unknownPage: await headingOf('/no/such/page'),
    track: (await get(`/gpx/${readdirSync(join(dist, 'gpx'))[0]}`)).headers.get('content-type'),
    place: (await get(`/attractions/${read<{ slug: string }[]>('api/attractions.json')[0]?.slug}`)).status,
  };
}

const caddySite = () => configurationOf('caddy').replace('your.guide', `http://127.0.0.1:${port}`);

/** Starts Caddy with a site and returns its address. */
function startCaddy(site: string): Promise<string> {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  return start('caddy', ['run', '--config', file, '--adapter', 'caddyfile']);
}

/** Starts nginx with servers and returns the address of the one with the guide. */
async function startNginx(servers: string): Promise<string> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const withoutHttps = servers
    .replace(/listen 443[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace(/ssl_\w+ [^;]*;/g, '')
    .replace('include mime.types', 'include /etc/nginx/mime.types');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${withoutHttps}}\n`,
  );
  return start('nginx', ['-p', folder, '-c', file]);
}

describe.skipIf(!has('caddy'))('Caddy', () => {
  test('at the root of a host', async () => {
    const address = await startCaddy(caddySite().replace('/srv/guide', distDir));
    expect(await lookAt(address, distDir)).toEqual(sound);
  });

  test('below a path', async () => {
    const site = caddySite()
      .replace('/srv/guide', demoBelow)
      .replace(/header \//g, 'header /guide/')
      .replaceAll('^/(attractions', '^/guide/(attractions')
      .replace('\ttry_files', '\turi strip_prefix /guide\n\ttry_files');
    expect(await lookAt(await startCaddy(site), demoBelow)).toEqual(sound);
  });
});

describe.skipIf(!has('nginx'))('nginx', () => {
  test('at the root of a host', async () => {
    const address = await startNginx(configurationOf('nginx').replace('/srv/guide', distDir));
    expect(await lookAt(address, distDir)).toEqual(sound);
  });

  test('below a path', async () => {
    mkdirSync(join(folder, 'sites'));
    // nginx that root starts reads as another user.
    chmodSync(folder, 0o755);
    symlinkSync(demoBelow, join(folder, 'sites/guide'));
    const servers = configurationOf('nginx')
      .replace('root /srv/guide', `root ${folder}/sites`)
      .replace('~^/assets/', '~^/guide/assets/')
      .replace('\t/sw.js', '\t/guide/sw.js')
      .replace('location / ', 'location /guide/ ')
      .replace('location ~ ^/(', 'location ~ ^/guide/(')
      .replace('error_page 404 /404.html', 'error_page 404 /guide/404.html')
      .replace('error_page 404 /$1/404.html', 'error_page 404 /guide/$1/404.html');
    expect(await lookAt(await startNginx(servers), demoBelow)).toEqual(sound);
  });
});
