import { SaxesParser } from 'saxes';
import type { RoutePoint } from './loadedContent.ts';

/**
 * The points of all track segments of a GPX text, in order; an empty `<ele/>` is an unknown elevation.
 * Throws an Error that says what is wrong, with the line, on anything but well-formed XML without a DOCTYPE.
 */
export function parseGpx(text: string): RoutePoint[] {
  const parser = new SaxesParser({ position: true });
  const points: RoutePoint[] = [];
  let open: RoutePoint | null = null;
  let elevationText: string | null = null;

  const fail = (message: string): never => {
    throw new Error(`${message} (line ${parser.line})`);
  };
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('doctype', () => fail('a GPX file with a DOCTYPE is not read'));
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'trkpt') {
      const lat = Number(attributes.lat || Number.NaN);
      const lng = Number(attributes.lon || Number.NaN);
      if (!(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) fail('a track point has no valid lat and lon');
      open = { lat, lng, elevation: null };
    } else if (name === 'ele' && open) {
      elevationText = '';
    }
  });
  parser.on('text', (chunk) => {
    if (elevationText !== null) elevationText += chunk;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'ele' && open && elevationText !== null) {
      const value = elevationText.trim();
      if (value !== '' && !Number.isFinite(Number(value))) fail(`the elevation "${value}" is no number`);
      open.elevation = value === '' ? null : Number(value);
      elevationText = null;
    } else if (name === 'trkpt' && open) {
      points.push(open);
      open = null;
    }
  });
  parser.write(text).close();
  if (points.length < 2) throw new Error('the file has no track with at least two points');
  return points;
}
