import { clamp } from './interpolate.ts';

/** An sRGB colour as `#rrggbb`. */
export type Color = string;

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const cache = new Map<Color, Lab>();

function channels(color: Color): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function toHex(linear: number): string {
  const share = clamp(linear);
  const channel = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(255 * channel)
    .toString(16)
    .padStart(2, '0');
}

/** sRGB to OKLab (https://bottosson.github.io/posts/oklab/), where mixing keeps colours clean. */
function toLab(color: Color): Lab {
  const known = cache.get(color);
  if (known) return known;
  const [r, g, b] = channels(color).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  cache.set(color, lab);
  return lab;
}

function fromLab([lightness, greenRed, blueYellow]: Lab): Color {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  const r = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const g = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const b = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${toHex(r)}${toHex(g)}${toHex(b)}`;
}

/** The colour a share of the way from one to another, mixed in OKLab. */
export function mix(from: Color, to: Color, share: number): Color {
  const a = toLab(from);
  const b = toLab(to);
  return fromLab([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** The colour at `t` (0 to 1) along a row of colours. */
export function ramp(colors: readonly [Color, ...Color[]], t: number): Color {
  const position = clamp(t) * (colors.length - 1);
  const index = Math.min(colors.length - 2, Math.floor(position));
  const from = colors[index] ?? colors[0];
  return mix(from, colors[index + 1] ?? from, position - index);
}

function luminance(color: Color): number {
  const [r, g, b] = channels(color).map(toLinear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrastRatio(one: Color, other: Color): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
