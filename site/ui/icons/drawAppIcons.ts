import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'public/icons');

/** The larch fills the sign of the browser's tab; where a system cuts its own shape, four fifths of it are safe. */
const signs = [
  { name: 'larch', room: 1 },
  { name: 'larch-maskable', room: 1.5 },
] as const;

const sizes = [192, 512] as const;

/** The sign with room around it, in pixels. */
async function draw(svg: string, size: number, room: number): Promise<Buffer> {
  const side = 32 * room;
  const start = (32 - side) / 2;
  const framed = svg
    .replace(
      'viewBox="0 0 32 32"',
      `viewBox="${start} ${start} ${side} ${side}" width="${size}" height="${size}"`,
    )
    .replace(
      '<rect width="32" height="32"',
      `<rect x="${start}" y="${start}" width="${side}" height="${side}"`,
    );
  return sharp(Buffer.from(framed)).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();
}

/** Writes the icons of the installed guide, or with `--check` exits with 1 when one is stale. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
  mkdirSync(folder, { recursive: true });
  for (const { name, room } of signs) {
    for (const size of sizes) {
      const file = join(folder, `${name}-${size}.png`);
      const drawn = await draw(svg, size, room);
      if (existsSync(file) && readFileSync(file).equals(drawn)) continue;
      if (check) {
        console.error(
          `public/icons/${basename(file)} is stale: run \`npm run generate\` and commit the result.`,
        );
        process.exitCode = 1;
      } else {
        writeFileSync(file, drawn);
        console.log(`${basename(file)}: ${drawn.length} bytes`);
      }
    }
  }
}

await main();
