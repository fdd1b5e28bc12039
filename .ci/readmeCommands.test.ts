import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each(['README.md', 'CONTRIBUTING.md', 'docs/deploy.md'])(
  'every command that %s names is a script',
  (file) => {
    const named = [...read(file).matchAll(/(?<=[`&] ?|^\s*)npm (?:run )?([a-z][a-z:-]*)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !['ci', 'exec'].includes(name));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !scripts[name])).toEqual([]);
  },
);
