import sharp from 'sharp';
import { fill, rect } from './svg.ts';
import { type Lettering, loadLettering } from './textPath.ts';

/** Size of a card in pixels, as social networks want it. */
export const CARD_SIZE = { width: 1200, height: 630 };

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const BAND = 132;
const MARGIN = 56;
const SPRUCE = '#10322C';
const TEXT = '#F7F3E3';
const GOLD = '#F0B429';

/** Draws a card as JPEG: a picture file over a band with the title and the name of the guide. */
export async function drawSocialCard(picture: string, title: string, productName: string): Promise<Buffer> {
  const band = drawBand(await loadLettering(), title, productName);
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
