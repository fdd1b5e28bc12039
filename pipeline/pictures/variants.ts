import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Format, FORMAT_NAMES, FORMATS, MASTER_WEBP } from './formats.ts';
import { photographSizes } from './photographSizes.ts';
import type { Variant } from './pictureCache.ts';
import type { PhotoSource } from './pictureJob.ts';

/** For smaller variants and photographs; effort 2 halves the time of a cold build for 4 % more bytes. */
const SMALL_WEBP = { quality: MASTER_WEBP.quality, effort: 2 } as const;

/** For the smallest variant, which the pocket keeps: a fifth fewer bytes than SMALL_WEBP, no loss that shows. */
const POCKET_WEBP = { quality: 42, effort: 4 } as const;

/** Widths made from the largest variant, for pictures across a simple phone and for those on small cards. */
const SMALL_WIDTHS = [
  { width: 800, webp: SMALL_WEBP },
  { width: 400, webp: POCKET_WEBP },
] as const;

/** For photographs in 3:2, whose fine texture shows more loss than flat colours. */
const PHOTOGRAPH_WEBP = { quality: 72, effort: 4 } as const;

/** The originals, in the specified quality. */
const JPEG = { quality: 80 } as const;

/** Raise it when the steps below change, so that cached files are made anew. */
const STEPS = 2;

/** Settings that the files of a master or a photograph depend on. */
export const VARIANT_SETTINGS = { FORMATS, SMALL_WIDTHS, SMALL_WEBP, PHOTOGRAPH_WEBP, JPEG, STEPS };

/** Writes the large variants, which are the drawn masters themselves, the small ones and the JPEG into a folder. */
export async function variantsOfMasters(
  masters: Readonly<Record<Format, string>>,
  folder: string,
): Promise<Variant[]> {
  const variants: Variant[] = [];
  for (const format of FORMAT_NAMES) {
    const name = `${format}-1600.webp`;
    await copyFile(masters[format], join(folder, name));
    variants.push({ name, ...FORMATS[format], bytes: (await stat(masters[format])).size });
    const master = format === 'wide' ? await decoded(masters.wide) : sharp(masters[format]);
    variants.push(...(await writeSmall(master, FORMATS[format], format, folder)));
    if (format === 'wide') variants.push(await write(master.clone().jpeg(JPEG), 'original.jpg', folder));
  }
  return variants;
}

/** The pixels of a picture from which several files are made: to read it each time takes longer than to write it. */
async function decoded(file: string): Promise<Sharp> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
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
    const crop = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const cut = await photo
      .clone()
      .resize({ ...crop, fit: 'cover' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    variants.push(await write(sharp(cut).webp(SMALL_WEBP), `${format}-1600.webp`, folder));
    variants.push(...(await writeSmall(sharp(cut), crop, format, folder)));
    if (format === 'wide') variants.push(await write(sharp(cut).jpeg(JPEG), 'original.jpg', folder));
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

async function writeSmall(
  from: Sharp,
  size: { width: number; height: number },
  format: Format,
  folder: string,
): Promise<Variant[]> {
  const variants: Variant[] = [];
  let larger = from;
  for (const { width, webp } of SMALL_WIDTHS) {
    const target = Math.min(width, size.width);
    const shape = { width: target, height: Math.round((target * size.height) / size.width) };
    // Each step shrinks the one before: the 400 from the 800, not from the master again.
    const pixels = await larger.clone().resize(shape).removeAlpha().raw().toBuffer();
    larger = sharp(pixels, { raw: { ...shape, channels: 3 } });
    variants.push(await write(larger.clone().webp(webp), `${format}-${width}.webp`, folder));
  }
  return variants;
}

async function write(image: Sharp, name: string, folder: string): Promise<Variant> {
  const { width, height, size } = await image.toFile(join(folder, name));
  return { name, width, height, bytes: size };
}
