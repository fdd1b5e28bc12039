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
