import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CachedPicture, PictureCache, Variant } from './pictureCache.ts';
import { contentHash } from './pictureHash.ts';
import type { PictureFile } from './pictureJob.ts';
import { fill, rect } from './svg.ts';
import { type Lettering, loadLettering } from './textPath.ts';

export interface SocialCard {
  /** Names the file: `images/social/<name>.jpg`. */
  readonly name: string;
  readonly title: string;
  /** A wide picture. */
  readonly picture: Pick<CachedPicture, 'source' | 'sha256'>;
}

const fileName = 'card.jpg';
const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 132;
const MARGIN = 56;
const SPRUCE = '#10322C';
const TEXT = '#F7F3E3';
const GOLD = '#F0B429';
/** Raise it when the layout below changes, so that cached cards are made anew. */
const LAYOUT = 2;

/** Makes the cards that social networks show: the wide picture over a band with the page's title. */
export async function renderSocialCards(
  cards: readonly SocialCard[],
  { cache, productName }: { cache: PictureCache; productName: string },
): Promise<PictureFile[]> {
  const made = cards.map(async ({ name, title, picture }) => {
    const files = await cache.get(
      contentHash(String(LAYOUT), title, productName, picture.sha256),
      async (folder): Promise<Variant[]> => {
        const bytes = await composeCard(picture.source, drawBand(await loadLettering(), title, productName));
        await writeFile(join(folder, fileName), bytes);
        return [{ name: fileName, width: WIDTH, height: HEIGHT, bytes: bytes.length }];
      },
    );
    return files.map((file) => ({ ...file, path: `images/social/${name}.jpg` }));
  });
  return (await Promise.all(made)).flat();
}

function composeCard(picture: string, band: string): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: WIDTH, height: HEIGHT - BAND, fit: 'cover', position: 'centre' })
    .extend({ bottom: BAND, background: SPRUCE })
    .composite([{ input: Buffer.from(band), left: 0, top: HEIGHT - BAND }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** The band as SVG: the title on one or two lines, as large as fits, the product's name at the right. */
function drawBand(lettering: Lettering, title: string, productName: string): string {
  const nameSize = 34;
  const nameWidth = lettering.width(productName, nameSize);
  const room = WIDTH - 2 * MARGIN - nameWidth - 48;
  const oneLine = fittingSize(lettering, [title], room, 56);
  const lines = oneLine >= 44 ? [title] : splitInTwo(lettering, title);
  const size = lines.length === 1 ? oneLine : fittingSize(lettering, lines, room, 40);
  const leading = size * 1.14;
  const first = BAND / 2 + size * 0.35 - ((lines.length - 1) * leading) / 2;
  const text = lines.map((words, i) => lettering.path(words, MARGIN, first + i * leading, size)).join('');
  const name = lettering.path(productName, WIDTH - MARGIN - nameWidth, BAND / 2 + nameSize * 0.35, nameSize);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAND}">${rect(0, 0, WIDTH, BAND, SPRUCE)}${fill(text, TEXT)}${fill(name, GOLD)}</svg>`;
}

function fittingSize(lettering: Lettering, lines: readonly string[], room: number, largest: number): number {
  const widest = Math.max(...lines.map((words) => lettering.width(words, largest)));
  return Math.min(largest, (largest * room) / widest);
}

/** Breaks a title at the space that leaves the two lines most alike in width. */
function splitInTwo(lettering: Lettering, title: string): string[] {
  const words = title.split(' ');
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (lines: string[]) => Math.max(...lines.map((words) => lettering.width(words, 40)));
  return breaks.sort((a, b) => widest(a) - widest(b))[0] ?? [title];
}
