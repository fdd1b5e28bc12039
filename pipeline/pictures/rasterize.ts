import sharp, { type Sharp } from 'sharp';
import { createRandom } from './random.ts';

const TILE = 192;
/** Strongest grain, of 255: this much is almost free in the files, 26 would double them. */
const STRENGTH = 9;

let tile: Buffer | undefined;

/** A square of paper grain: black and white specks, almost transparent. */
function grainTile(): Buffer {
  if (tile) return tile;
  const random = createRandom('grain');
  tile = Buffer.alloc(TILE * TILE * 4);
  for (let i = 0; i < tile.length; i += 4) {
    const speck = random() + random() - 1;
    tile.fill(speck > 0 ? 255 : 0, i, i + 3);
    tile[i + 3] = Math.round(Math.abs(speck) * STRENGTH);
  }
  return tile;
}

/** Turns an SVG into pixels, with the grain of a printed poster. */
export function rasterize(svg: string): Sharp {
  const grain = { input: grainTile(), raw: { width: TILE, height: TILE, channels: 4 as const }, tile: true };
  return sharp(Buffer.from(svg)).composite([grain]).removeAlpha();
}
