import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

interface FontSource {
  file: string;
  packageFile: string;
  /** One weight is half of the bytes of a range. */
  weight: number | { min: number; max: number };
}

const fonts: FontSource[] = [
  {
    file: 'besley.woff2',
    packageFile: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    weight: 760,
  },
  {
    file: 'public-sans.woff2',
    packageFile: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, Latin-1, French and Czech extras, Indigenous names, and the signs that the guide prints. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}œŒ€ŽžŠšÎîŨũÂâ–—‘’“”•…′″−×÷≈≤≥←↑→↓↗`;

/** Writes the font files of the site, or with `--check` exits with 1 when one is stale. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  for (const { file, packageFile, weight } of fonts) {
    const source = readFileSync(require.resolve(packageFile));
    const subset = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
    });
    const path = join(import.meta.dirname, file);
    if (existsSync(path) && readFileSync(path).equals(subset)) continue;
    if (check) {
      console.error(`site/ui/fonts/${file} is stale: run \`npm run generate\` and commit the result.`);
      process.exitCode = 1;
    } else {
      writeFileSync(path, subset);
      console.log(`${file}: ${subset.length} bytes`);
    }
  }
}

await main();
