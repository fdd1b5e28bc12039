import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deployHosts } from '../pipeline/deploy/deployHosts.ts';

type Environment = Record<string, string>;
interface Step {
  env?: Environment;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: Record<string, string>;
  env?: Environment;
  jobs: Record<string, Job>;
}
interface Job {
  permissions?: Record<string, string>;
  env?: Environment;
  environment?: unknown;
  needs?: string;
  if?: string;
  steps: Step[];
}

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as Workflow] as const,
);

test.each(workflows)(
  '%s gives rights to jobs alone, and to each what it needs',
  (_name, { permissions, jobs }) => {
    expect(permissions).toBeDefined();
    expect(Object.values(permissions ?? {}).filter((right) => right !== 'read')).toEqual([]);
    // Only who writes to the repository keeps the token for git.
    const readers = Object.values(jobs).filter(({ permissions: own }) => own?.contents !== 'write');
    const steps = readers.flatMap(({ steps }) => steps);
    for (const checkout of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(checkout.with?.['persist-credentials']).toBe(false);
  },
);

/** Commands that run code of packages or of the repository. */
const runsCode =
  /\bnpm (?:ci|install|run|test|exec|start)\b|\bnpx (?!--yes --ignore-scripts (?:wrangler|netlify-cli)@)|(?:^|\s)\.ci\/|\bnode /m;

/** The ways in which a job that runs code could do harm by it. */
function harmOf({ permissions, env }: Workflow, job: Job): string[] {
  if (!job.steps.some(({ run }) => run !== undefined && runsCode.test(run))) return [];
  const rights = Object.entries(job.permissions ?? permissions ?? {});
  const values = [env, job.env, ...job.steps.flatMap((step) => [step.env, step.with])].map((value) =>
    JSON.stringify(value ?? {}),
  );
  const scripts = job.steps.map(({ run = '' }) => run);
  return [
    ...rights.filter(([, right]) => right !== 'read').map(([name]) => `may write ${name}`),
    ...[...values, ...scripts].flatMap((text) => text.match(/secrets\b|github\.token/g) ?? []),
    ...job.steps
      .filter(
        ({ uses, with: options }) =>
          uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
      )
      .map(() => 'keeps the token for git'),
    ...(job.environment === undefined ? [] : ['has the secrets of an environment']),
  ];
}

test.each(workflows)('%s runs code in jobs without secrets and rights to write', (_name, workflow) => {
  const harm = Object.entries(workflow.jobs).map(([name, job]) => [name, harmOf(workflow, job)]);
  expect(harm.filter(([, found]) => found!.length > 0)).toEqual([]);
});

test.each<[string, Partial<Job>, Partial<Step>]>([
  ['may write contents', { permissions: { contents: 'write' } }, {}],
  ['secrets', { env: { TOKEN: '${{ secrets.TOKEN }}' } }, {}],
  ['secrets', {}, { env: { TOKEN: '${{ secrets.TOKEN }}' } }],
  ['github.token', {}, { env: { TOKEN: '${{ github.token }}' } }],
  ['secrets', {}, { run: 'npm run build -- ${{ secrets.TOKEN }}' }],
  ['keeps the token for git', {}, { uses: 'actions/checkout@1' }],
  ['has the secrets of an environment', { environment: 'production' }, {}],
])('a job that %s and runs code is seen', (what, job, step) => {
  const steps = [{ run: 'npm ci' }, { ...step }];
  expect(harmOf({ permissions: {}, jobs: {} }, { steps, ...job })).toEqual([what]);
});

test.each([
  'npm ci',
  'npm run build',
  'npx tsx a.ts',
  'npx wrangler deploy',
  '.ci/run',
  'true\nnpm test',
  'node a.ts',
])('%s runs code', (command) => expect(command).toMatch(runsCode));

test('only the program that deploys is installed beside its token, in the version of the lockfile', () => {
  const jobs = workflows.find(([name]) => name === 'deploy.yml')?.[1].jobs;
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const commands = (name: string) => jobs?.[name]?.steps.flatMap(({ run }) => run ?? []);
  expect(commands('cloudflare')).toEqual([
    `npx --yes --ignore-scripts wrangler@${devDependencies.wrangler} deploy release/function/worker.js --no-bundle --assets release/dist --var "NEWSLETTER_MAIL:$MAIL"`,
  ]);
  expect(commands('netlify')).toEqual([
    expect.stringMatching(
      /^npx --yes --ignore-scripts netlify-cli@\d+\.\d+\.\d+ deploy --prod --no-build --dir release\/dist$/,
    ),
  ]);
  expect(commands('github-pages')).toEqual([]);
});

test('the variable DEPLOY_HOST chooses the job that deploys; without it a fork is green and says so', () => {
  const { build, nowhere, ...hosts } = workflows.find(([name]) => name === 'deploy.yml')![1].jobs;
  expect(build?.if).toBeUndefined();
  expect(Object.keys(hosts)).toEqual(deployHosts.filter((host) => host !== 'files'));
  for (const [name, job] of Object.entries(hosts)) {
    expect([job.if, job.needs]).toEqual([`vars.DEPLOY_HOST == '${name}'`, 'build']);
  }
  expect([nowhere?.if, nowhere?.needs, nowhere?.environment]).toEqual([
    "vars.DEPLOY_HOST == ''",
    'build',
    undefined,
  ]);
  for (const name of Object.keys(hosts)) expect(JSON.stringify(nowhere?.steps)).toContain(name);
});

test('a pull request of this repository is shown at an address of its own, where the host has one', () => {
  const { build, netlify } = workflows.find(([name]) => name === 'preview.yml')![1].jobs;
  expect(build?.if).toContain("vars.DEPLOY_HOST == 'netlify'");
  expect(build?.if).toContain('head.repo.full_name == github.repository');
  // The address of the guide itself stays as it is.
  expect(netlify?.steps.flatMap(({ run }) => run ?? [])).toEqual([
    expect.stringMatching(
      /^npx --yes --ignore-scripts netlify-cli@[\d.]+ deploy --no-build --dir preview --alias "pull-\$NUMBER"$/,
    ),
  ]);
});

test.each(workflows)('%s uses actions by their commit', (_name, { jobs }) => {
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('a release says what it was made of', () => {
  const deploy = workflows.find(([name]) => name === 'deploy.yml')?.[1];
  const steps = deploy?.jobs.build?.steps ?? [];
  expect(steps.some(({ run }) => run?.includes('npm sbom --sbom-format cyclonedx'))).toBe(true);
  expect(steps.some(({ with: options }) => options?.path === 'sbom.cdx.json')).toBe(true);
});

test('updates are offered for every lockfile and for the actions', () => {
  const { updates } = parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')) as {
    updates: { 'package-ecosystem': string; directory?: string; directories?: string[] }[];
  };
  const foldersOf = (ecosystem: string) =>
    updates
      .filter((update) => update['package-ecosystem'] === ecosystem)
      .flatMap(({ directory, directories = [] }) => [...directories, ...(directory ? [directory] : [])]);
  const lockfiles = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: root, encoding: 'utf8' });
  const folders = lockfiles
    .trim()
    .split('\n')
    .map((file) => join('/', dirname(file)));
  expect(foldersOf('npm').toSorted()).toEqual(folders.toSorted());
  expect(foldersOf('github-actions')).toEqual(['/']);
});

test('versions are exact, and no lockfile names where a package was loaded from', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(Object.entries(devDependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  );
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "\w+:/);
});
