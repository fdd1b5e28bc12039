import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Scene } from '../../schemas/types/authored.ts';
import { drawScene } from './drawScene.ts';
import { plateColor } from './plateColor.ts';
import { rasterize } from './rasterize.ts';
import { fill } from './svg.ts';
import { loadLettering } from './textPath.ts';

export interface SheetEntry {
  readonly slug: string;
  readonly scene: Scene;
}

interface SheetOptions {
  readonly columns: number;
  /** Size of one picture in pixels. */
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const LABEL = 30;

/** All scenes on one PNG, each over a strip of its plate colour with its slug. */
export async function contactSheet(
  entries: readonly SheetEntry[],
  { columns, width, height }: SheetOptions,
): Promise<Buffer> {
  const lettering = await loadLettering();
  const cells = await Promise.all(
    entries.map(async ({ slug, scene }, i) => {
      const picture = await rasterize(drawScene(scene, { slug, width: width * 2, height: height * 2 }))
        .png()
        .toBuffer();
      const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><rect width="${width}" height="${LABEL}" fill="${plateColor(scene)}"/>${fill(lettering.path(slug, 8, 20, 15), '#F7F3E3')}</svg>`;
      const left = GAP + (i % columns) * (width + GAP);
      const top = GAP + Math.floor(i / columns) * (height + LABEL + GAP);
      return [
        { input: await sharp(picture).resize(width, height).png().toBuffer(), left, top },
        { input: Buffer.from(plate), left, top: top + height },
      ];
    }),
  );
  const size = {
    width: GAP + columns * (width + GAP),
    height: GAP + Math.ceil(entries.length / columns) * (height + LABEL + GAP),
  };
  return sharp({ create: { ...size, channels: 3, background: '#f3eee3' } })
    .composite(cells.flat())
    .png()
    .toBuffer();
}

// By hand: npm exec -- tsx pipeline/pictures/contactSheet.ts scenes.json sheet.png [columns] [width] [height]
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [source = '', target = '', columns = '6', width = '240', height = '300'] = process.argv.slice(2);
  const entries: SheetEntry[] = JSON.parse(await readFile(source, 'utf8'));
  await sharp(
    await contactSheet(entries, { columns: Number(columns), width: Number(width), height: Number(height) }),
  ).toFile(target);
}
