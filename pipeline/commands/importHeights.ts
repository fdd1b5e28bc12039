import { join, resolve } from 'node:path';
import { fileOf, heightsFile } from '../content/contentKinds.ts';
import { readNamed, writeFile } from '../files/files.ts';
import { importHeights as readHeights } from '../import/importHeights.ts';
import { loadContent } from '../load/loadContent.ts';
import { validContent } from '../validate/validContent.ts';
import { parseOptions, todayFrom } from './options/options.ts';

/** `heights:import FILE.tif [--content DIR]`: a GeoTIFF of heights becomes the heights of the guide. */
export async function importHeights(args: string[]): Promise<number> {
  const { file, content = 'content' } = parseOptions(args, { options: ['content'], arguments: ['file'] });
  const dir = resolve(content);
  const checked = validContent(loadContent(dir), todayFrom(undefined));
  const heights = readHeights(readNamed(file), checked.site.data.region);
  writeFile(join(dir, heightsFile), heights.file);
  const metres = Math.round(heights.step * 111_195);
  console.log(
    `Written: ${join(content, heightsFile)}, ${heights.columns} by ${heights.rows} heights, about every ${metres} m.`,
  );
  if (!checked.heights)
    console.log(
      `Say in ${join(content, fileOf.heights)} where they come from and under which licence (docs/maps.md).`,
    );
  return 0;
}
