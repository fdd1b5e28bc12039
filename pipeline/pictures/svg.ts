import type { Color } from './color.ts';

/** A place in the picture: x to the right, y downwards, 900 units from top to bottom. */
export type Point = readonly [x: number, y: number];

function short(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`a picture cannot hold the number ${value}`);
  return String(Math.round(value * 10) / 10 + 0);
}

/** Path data from a template, each number rounded to a tenth: d`M${x} ${y}h${width}`. */
export function d(texts: readonly string[], ...numbers: number[]): string {
  return texts.reduce((data, text, i) => data + short(numbers[i - 1] ?? 0) + text);
}

/** Path data for straight lines through points, on a half-unit grid to keep the file small. */
export function outline(points: readonly Point[], closed = true): string {
  const [first, ...rest] = points.map(([x, y]): Point => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
  if (!first) return '';
  let data = d`M${first[0]} ${first[1]}`;
  let [fromX, fromY] = first;
  for (const [x, y] of rest) {
    if (x === fromX && y === fromY) continue;
    data += d`l${x - fromX} ${y - fromY}`;
    [fromX, fromY] = [x, y];
  }
  return closed ? `${data}z` : data;
}

/** Path data for a small round or oval spot; many of them can share one path. */
export function spot(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  return d`M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${2 * radiusX} 0a${radiusX} ${radiusY} 0 1 0 ${-2 * radiusX} 0`;
}

/** Path data for a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
}

/** Points from a text: '0 10, 20 10.5'. */
export function points(text: string): Point[] {
  return text.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });
}

/** A filled shape; nothing for empty data. */
export function fill(data: string, color: Color, opacity = 1): string {
  return data && `<path d="${data}" fill="${color}"${opacityOf(opacity)}/>`;
}

/** A drawn line with round ends; nothing for empty data. */
export function line(data: string, color: Color, width: number, opacity = 1): string {
  const style = `stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"`;
  return data && `<path d="${data}" fill="none" ${style}${opacityOf(opacity)}/>`;
}

/** A filled polygon. */
export function polygon(points: readonly Point[], color: Color, opacity = 1): string {
  return fill(outline(points), color, opacity);
}

/** The words before the colon of a template and the path behind it. */
function readInk(texts: readonly string[], values: readonly (Color | number)[]) {
  const end = texts.findIndex((text) => text.includes(':'));
  const [last = '', first = ''] = (texts[end] ?? '').split(': ');
  const words = [...texts.slice(0, end), last].map((text, i) => text + (i < end ? values[i] : '')).join('');
  const [color = '', ...settings] = words.split(' ');
  return {
    color,
    settings: settings.map(Number),
    texts: [first, ...texts.slice(end + 1)],
    numbers: values.slice(end).map(Number),
  };
}

type Inked = (texts: TemplateStringsArray, ...values: (Color | number)[]) => string;

/** A filled shape, its colour (and opacity) before its path: filled`${color} 0.6: M${x} ${y}h${width}`. */
export const filled: Inked = (marks, ...values) => {
  const { color, settings, texts, numbers } = readInk(marks, values);
  return fill(d(texts, ...numbers), color, settings[0]);
};

/** A drawn line, its colour and width (and opacity) before its path: lined`${color} 6: M${x} ${y}h${width}`. */
export const lined: Inked = (marks, ...values) => {
  const { color, settings, texts, numbers } = readInk(marks, values);
  return line(d(texts, ...numbers), color, settings[0] ?? 1, settings[1]);
};

/** A filled polygon, its colour (and opacity) before its corners: facet`${color}: ${x},${y} ${x},${foot} ${right},${foot}`. */
export const facet: Inked = (marks, ...values) => {
  const { color, settings, numbers } = readInk(marks, values);
  const corners = numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
  return polygon(corners, color, settings[0]);
};

/** A filled circle. */
export function circle(x: number, y: number, radius: number, color: Color, opacity = 1): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${color}"${opacityOf(opacity)}/>`;
}

/** A filled rectangle. */
export function rect(x: number, y: number, width: number, height: number, color: Color, opacity = 1): string {
  return fill(box(x, y, width, height), color, opacity);
}

/** Shapes kept together, half transparent, or cut by a clip path. */
export function group(content: string, options: { opacity?: number; clip?: string; id?: string }): string {
  const id = options.id ? ` id="${options.id}"` : '';
  const clip = options.clip ? ` clip-path="url(#${options.clip})"` : '';
  return `<g${id}${clip}${opacityOf(options.opacity ?? 1)}>${content}</g>`;
}

/** Shapes drawn around the origin, moved to a place, scaled, and turned to face left if `flip`. */
export function place(content: string, x: number, y: number, scale: number, flip = false): string {
  const across = flip ? -scale : scale;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${across.toFixed(3)} ${scale.toFixed(3)})">${content}</g>`;
}

/** A clip path with an id, from path data. */
export function clipPath(id: string, data: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>`;
}

/** A top-to-bottom gradient with an id; stops as [offset, colour, opacity]. */
export function fade(id: string, stops: readonly (readonly [number, Color, number])[]): string {
  const marks = stops.map(
    ([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${marks.join('')}</linearGradient>`;
}

/** A round glow with an id, from a colour at its middle to nothing. */
export function glow(id: string, color: Color, strength: number): string {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="${id}">${stop(0, strength)}${stop(0.45, strength / 3)}${stop(1, 0)}</radialGradient>`;
}
