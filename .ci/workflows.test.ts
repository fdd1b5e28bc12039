import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>;
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
    for (const { permissions: own = {}, steps } of Object.values(jobs)) {
      const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      // Only who writes to the repository keeps the token for git.
      if (own.contents !== 'write') {
        for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
      }
    }
  },
);

test.each(workflows)('%s uses actions by their commit', (_name, { jobs }) => {
  const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test('a release says what it was made of', () => {
  const deploy = workflows.find(([name]) => name === 'deploy.yml')?.[1];
  const steps = deploy?.jobs.deploy?.steps ?? [];
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
