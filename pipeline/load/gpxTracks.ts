import { SaxesParser } from 'saxes';
import type { RoutePoint } from '../geometry/line.ts';

/** A track of a GPX file. */
export interface GpxTrackRead {
  name: string | null;
  /** The points of each recording between two pauses, in order; empty recordings are left out. */
  segments: RoutePoint[][];
}

/**
 * Returns every track of a GPX 1.0 or 1.1 text. An empty or absent elevation is null, and so are those of a file that
 * has 0 everywhere; what extensions hold is left
 * alone. Throws an Error that names the line on anything but well-formed XML without a DOCTYPE, so no entity is ever
 * read.
 */
export function gpxTracks(text: string): GpxTrackRead[] {
  if (!/^\s*[<{[]/.test(text)) throw new Error('this is no GPX file, which begins with <');
  if (/^\s*[{[]/.test(text)) throw new Error('this is a JSON file, not GPX: export the recording as GPX');
  assertIsGpx(text);
  const parser = new SaxesParser({ position: true });
  const tracks: GpxTrackRead[] = [];
  /** Names of the open elements without their prefixes, outermost first. */
  const open: string[] = [];
  let point: RoutePoint | null = null;
  let words = '';
  let routes = 0;
  let places = 0;

  const fail = (message: string): never => {
    throw new Error(`${message} (line ${parser.line})`);
  };
  parser.on('error', (error) =>
    fail(
      error.message
        .replace(/^\d+:\d+: /, '')
        .replace(/^unclosed tag: .*/, '$&: the file is cut off. Download or export it again'),
    ),
  );
  parser.on('doctype', () => fail('a GPX file with a DOCTYPE is not read'));
  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name);
    const format = open.length === 0 ? otherFormats.get(tag) : undefined;
    if (format) fail(`this is a ${format} file, not GPX: export the recording as GPX`);
    open.push(tag);
    words = '';
    if (open.length > maxDepth) fail(`elements are nested more than ${maxDepth} deep`);
    if (tag === 'rte') routes += 1;
    if (tag === 'wpt') places += 1;
    if (tag === 'trk') tracks.push({ name: null, segments: [] });
    else if (tag === 'trkseg') tracks.at(-1)?.segments.push([]);
    else if (tag === 'trkpt') {
      const lat = Number(attributes.lat || Number.NaN);
      const lng = Number(attributes.lon || Number.NaN);
      const written = attributes.lat;
      if (typeof written === 'string' && /^-?\d+,\d+$/.test(written))
        fail(`lat="${written}" has a comma: use a point for decimals. Export it in English`);
      if (!(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) fail('a track point has no valid lat and lon');
      point = { lat, lng, elevation: null };
    }
  });
  const addWords = (chunk: string): void => {
    words += chunk;
  };
  parser.on('text', addWords);
  parser.on('cdata', addWords);
  parser.on('closetag', ({ name }) => {
    const tag = localName(name);
    open.pop();
    const parent = open.at(-1);
    const track = tracks.at(-1);
    const value = words.trim();
    words = '';
    if (tag === 'ele' && parent === 'trkpt' && point) {
      // Converters of FIT files write "nan" for a height that the watch did not know.
      const isUnknown = value === '' || /^nan$/i.test(value);
      if (!isUnknown && !Number.isFinite(Number(value))) fail(`the elevation "${value}" is no number`);
      point.elevation = isUnknown ? null : Number(value);
    } else if (tag === 'name' && parent === 'trk' && track) {
      track.name = value || null;
    } else if (tag === 'trkpt' && point) {
      track?.segments.at(-1)?.push(point);
      point = null;
    }
  });
  parser.write(text).close();
  if (tracks.length === 0 && routes > 0) {
    throw new Error(
      'the file holds a route planned on a map (<rte>), not a track that a receiver recorded (<trk>). Export the recording, or write the line as waypoints with accuracy: traced',
    );
  }
  if (tracks.length === 0 && places > 0) {
    throw new Error(
      'the file holds single places (<wpt>), not a track that a receiver recorded (<trk>). Export the recording',
    );
  }
  // Devices without a barometer write 0 everywhere.
  const points = tracks.flatMap(({ segments }) => segments.flat());
  if (points.every(({ elevation }) => elevation === 0)) for (const each of points) each.elevation = null;
  return tracks
    .map(({ name, segments }) => ({ name, segments: segments.filter((part) => part.length > 0) }))
    .filter(({ segments }) => segments.flat().length > 1);
}

/** Other formats of recordings and maps, by their outermost element. */
const otherFormats: ReadonlyMap<string, string> = new Map([
  ['kml', 'KML'],
  ['TrainingCenterDatabase', 'TCX'],
  ['osm', 'OpenStreetMap'],
  ['html', 'HTML'],
]);

/** No device nests deeper; far more would only fill the memory. */
const maxDepth = 50;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Reference to a character or entity, as XML allows it after an ampersand. */
const reference = /^&(?:[A-Za-z_][\w.-]*|#\d+|#x[\da-f]+);/i;

/** Parts of an XML text in which an ampersand is a character like others. */
const literal = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g;

/**
 * Throws an Error that names the mistake in a text that people often bring instead of GPX: a web page, an ampersand
 * that is not escaped, or swapped coordinates off the globe. A parser would report a consequence of these instead.
 */
export function assertIsGpx(text: string): void {
  if (/^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)\b/i.test(text)) {
    throw new Error(
      'this is a web page (HTML), not GPX: often the login page of a site whose download needs an account. Log in there, and export the recording as GPX',
    );
  }
  // Characters other than line ends are blanked, so that positions and lines stay.
  const plain = text.replace(literal, (part) => part.replace(/[^\n]/g, ' '));
  for (let at = plain.indexOf('&'); at >= 0; at = plain.indexOf('&', at + 1)) {
    if (reference.test(plain.slice(at, at + 40))) continue;
    const line = plain.slice(0, at).split('\n').length;
    throw new Error(`an "&" is not escaped: write "&amp;" (line ${line})`);
  }
  assertOnGlobe(plain);
}

/** Throws an Error if the first track point is on the globe only with latitude and longitude swapped. */
function assertOnGlobe(text: string): void {
  const point = /<(?:\w+:)?trkpt\b[^>]*>/.exec(text);
  if (!point) return;
  const degrees = (name: string) => Number(new RegExp(`\\b${name}=["']([^"']+)["']`).exec(point[0])?.[1]);
  const [lat, lon] = [degrees('lat'), degrees('lon')];
  if (!(Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90)) return;
  const line = text.slice(0, point.index).split('\n').length;
  throw new Error(
    `lat="${lat}" is no latitude: lat and lon are swapped in the file. Export it again, or swap the two names everywhere (line ${line})`,
  );
}
