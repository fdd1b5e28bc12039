import sharp from 'sharp';

/** Share of the picture's height that counts as its lower edge. */
const EDGE = 0.05;

/** The mean colour along the lower edge of a picture file, as `#rrggbb`. */
export async function readEdgeColor(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata();
  const rows = Math.max(1, Math.round(height * EDGE));
  const { channels } = await sharp(file)
    .extract({ left: 0, top: height - rows, width, height: rows })
    .stats();
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
