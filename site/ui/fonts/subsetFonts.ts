import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import subsetFont from 'subset-font';
import { signs } from './signs.ts';

const require = createRequire(import.meta.url);

interface FontSource {
  /** Of the files, without their ends. */
  name: string;
  packageFile: string;
  /** One weight is half of the bytes of a range. */
  weight: number | { min: number; max: number };
}

const fonts: FontSource[] = [
  {
    name: 'besley',
    packageFile: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    weight: 760,
  },
  {
    name: 'public-sans',
    packageFile: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
];

const parts = [
  { folder: import.meta.dirname, end: '', range: signs.everyday },
  { folder: join(import.meta.dirname, '../../../public/fonts'), end: '-more', range: signs.further },
];

/** Returns all characters of ranges like `U+20-7E, U+A0`. */
function charactersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** Writes the font files of the site, or with `--check` exits with 1 when one is stale. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  for (const { name, packageFile, weight } of fonts) {
    const source = readFileSync(require.resolve(packageFile));
    for (const { folder, end, range } of parts) {
      const subset = await subsetFont(source, charactersOf(range), {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
      });
      keep(join(folder, `${name}${end}.woff2`), subset, check);
    }
  }
}

/** Writes a file that is not as it should be, or only says so. */
function keep(path: string, bytes: Buffer, check: boolean): void {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  const file = relative(process.cwd(), path);
  if (check) {
    console.error(`${file} is stale: run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}

await main();
