import { encode, renderSVG } from 'uqr';

/** Least width of a module in CSS pixels: 0.42 mm, which the cameras of phones read from a step away. */
const leastModule = 1.6;

/** Width of a code of few modules, in CSS pixels. */
const leastWidth = 84;

/** Renders an address as a QR code, as wide as a phone needs it. */
export function SheetCode({ url }: { url: string }) {
  const width = Math.max(leastWidth, encode(url, { border: 0 }).size * leastModule);
  return (
    <div
      style={{ width, height: width, flex: 'none' }}
      dangerouslySetInnerHTML={{ __html: renderSVG(url, { border: 0 }) }}
    />
  );
}
