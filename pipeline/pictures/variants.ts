import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import {
  type Format,
  FORMAT_NAMES,
  FORMATS,
  JPEG,
  PASSING_EFFORT,
  PHOTOGRAPH_WEBP,
  WEBP_FILES,
} from './formats.ts';
import { photographSizes } from './photographSizes.ts';
import type { Variant } from './pictureCache.ts';
import type { PhotoSource } from './pictureJob.ts';

/** Writes the WebP files of one crop, each made from the next larger one's pixels and none larger than the crop. */
export async function writeCrop(
  crop: Sharp,
  format: Format,
  folder: string,
  effort: number,
): Promise<Variant[]> {
  const variants: Variant[] = [];
  let pixels = await crop.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width: full, height } = pixels.info;
  for (const { width, quality } of WEBP_FILES) {
    const target = Math.min(width, full);
    if (target < pixels.info.width) {
      const size = { width: target, height: Math.round((target * height) / full) };
      pixels = await decoded(pixels).resize(size).raw().toBuffer({ resolveWithObject: true });
    }
    const webp = decoded(pixels).webp({ quality, effort });
    variants.push(await write(webp, `${format}-${width}.webp`, folder));
  }
  return variants;
}

function decoded({ data, info }: { data: Buffer; info: OutputInfo }): Sharp {
  return sharp(data, { raw: info });
}

/** Writes the JPEG of a wide picture into a folder. */
export function writeOriginal(wide: string | Sharp, folder: string): Promise<Variant> {
  return write((typeof wide === 'string' ? sharp(wide) : wide).jpeg(JPEG), 'original.jpg', folder);
}

/** Cuts a photograph to its crops and writes all variants into a folder, never larger than the photograph. */
export async function variantsOfPhoto({ file, shape }: PhotoSource, folder: string): Promise<Variant[]> {
  if (shape) return variantsOfPhotograph(file, folder);
  const variants: Variant[] = [];
  const photo = sharp(file).autoOrient();
  const { autoOrient: size } = await photo.metadata();
  for (const format of FORMAT_NAMES) {
    const { width, height } = FORMATS[format];
    const scale = Math.min(1, size.width / width, size.height / height);
    const crop = photo
      .clone()
      .resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'cover' });
    variants.push(...(await writeCrop(crop.clone(), format, folder, PASSING_EFFORT)));
    if (format === 'wide') variants.push(await writeOriginal(crop, folder));
  }
  return variants;
}

/** Cuts a photograph to 3:2 and leaves its colours alone. Metadata is not written, because sharp drops it. */
async function variantsOfPhotograph(file: string, folder: string): Promise<Variant[]> {
  const photo = sharp(file).autoOrient();
  const { autoOrient: size } = await photo.metadata();
  const variants = photographSizes(size).map(({ name, width, height }) =>
    write(photo.clone().resize({ width, height, fit: 'cover' }).webp(PHOTOGRAPH_WEBP), name, folder),
  );
  return Promise.all(variants);
}

async function write(image: Sharp, name: string, folder: string): Promise<Variant> {
  const { width, height, size } = await image.toFile(join(folder, name));
  return { name, width, height, bytes: size };
}
