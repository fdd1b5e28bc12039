import { gzipSync } from 'node:zlib';
import { decode, type TiffIfd } from 'tiff';
import type { AuthoredSite } from '#schemas/types/authored.ts';

/** A grid of heights as a content folder keeps it. */
export interface ImportedHeights {
  /** The bytes of `basemap/heights.asc.gz`. */
  file: Buffer;
  columns: number;
  rows: number;
  /** Degrees between two heights. */
  step: number;
}

type Region = AuthoredSite['region'];

/** Height of a cell of which nothing is known. */
const noData = -9999;

/** Tags and keys of GeoTIFF 1.1. */
const tags = { pixelScale: 33550, tiePoint: 33922, geoKeys: 34735, noData: 42113 };
const geographicType = 2048;
/** Geographic coordinates on the ellipsoid of GPS. */
const wgs84 = 4326;

/** Says how to bring a file into the form that is read. */
const suggestion =
  'Bring it into degrees with square cells first: gdalwarp -t_srs EPSG:4326 -tr 0.0008333 0.0008333 in.tif out.tif';

/**
 * Reads a GeoTIFF of heights in metres, in degrees (EPSG:4326) with square cells, and returns what of it lies in the
 * region of a guide. Throws an Error that says what is wrong and how to fix it.
 */
export function importHeights(bytes: Uint8Array, region: Region): ImportedHeights {
  const image = imageOf(bytes);
  if (geoKeyOf(image, geographicType) !== wgs84) throw new Error(`The file is not in degrees. ${suggestion}`);
  const [across = 0, down = 0] = numbersAt(image, tags.pixelScale);
  if (!(across > 0) || Math.abs(down / across - 1) > 1e-4)
    throw new Error(`Its cells are ${across} by ${down} degrees, not square. ${suggestion}`);
  const step = across;
  const [, , , west = 0, north = 0] = numbersAt(image, tags.tiePoint);
  const columnAt = (lng: number) => Math.round((lng - west) / step);
  const rowAt = (lat: number) => Math.round((north - lat) / step);
  const left = Math.max(0, columnAt(region.west));
  const right = Math.min(image.width, columnAt(region.east));
  const top = Math.max(0, rowAt(region.north));
  const bottom = Math.min(image.height, rowAt(region.south));
  if (right - left < 2 || bottom - top < 2)
    throw new Error('Nothing of the file lies in the region of site.yaml. Cut another part.');
  const unknown = Number.parseFloat(String(image.fields.get(tags.noData) ?? 'NaN'));
  const lines = Array.from({ length: bottom - top }, (_, row) => {
    const start = (top + row) * image.width;
    return Array.from(image.data.slice(start + left, start + right), (height) =>
      height === unknown || !Number.isFinite(height) ? noData : Math.round(height),
    ).join(' ');
  });
  const head = {
    ncols: right - left,
    nrows: bottom - top,
    xllcorner: west + left * step,
    yllcorner: north - bottom * step,
    cellsize: step,
    NODATA_value: noData,
  };
  const text = [...Object.entries(head).map(([key, value]) => `${key} ${value}`), ...lines, ''].join('\n');
  return { file: gzipSync(text, { level: 9 }), columns: head.ncols, rows: head.nrows, step };
}

function imageOf(bytes: Uint8Array): TiffIfd {
  let image: TiffIfd | undefined;
  try {
    [image] = decode(bytes, { pages: [0] });
  } catch (error) {
    throw new Error(`The file is no GeoTIFF that can be read. ${suggestion}`, { cause: error });
  }
  if (!image || image.samplesPerPixel !== 1)
    throw new Error('The file has more than heights. Name one band of it.');
  return image;
}

function numbersAt(image: TiffIfd, tag: number): number[] {
  const value: unknown = image.fields.get(tag);
  const values =
    value instanceof Object && Symbol.iterator in value ? [...(value as Iterable<unknown>)] : [value];
  return values.filter((one) => typeof one === 'number');
}

/** Returns the value of a key that is held in the directory itself, which has four numbers for each key. */
function geoKeyOf(image: TiffIfd, key: number): number | undefined {
  const directory = numbersAt(image, tags.geoKeys);
  const at = directory.findIndex((value, index) => index >= 4 && index % 4 === 0 && value === key);
  return at === -1 ? undefined : directory[at + 3];
}
