import { SaxesParser } from 'saxes';
import { mergeMark } from './readText.ts';
import type { Explanation } from './yaml/yamlLine.ts';
import type { Site } from '#schemas/types/published.ts';

/** The sign of a guide: one path on a ground of one colour. */
export type Sign = Site['sign'];

/** Longest path in characters, because every page carries it. */
export const maxPathLength = 600;

/** Allowed attributes of each element with their only value; null if any value may be written. */
const attributesOf: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  svg: { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 32 32' },
  rect: { width: '32', height: '32', fill: null },
  path: { fill: null, d: null },
};

const whole = 'A sign is <svg viewBox="0 0 32 32"> with one <rect width="32" height="32"> and one <path>.';

/**
 * Returns the sign of an SVG text, or the first mistake in it. Only what a sign needs is allowed, so that nothing of it
 * can run, load or be lost.
 */
export function parseSign(text: string): Sign | Explanation {
  const merge = mergeMark(text);
  if (merge) return merge;
  const parser = new SaxesParser({ position: true, xmlns: false });
  const found = new Map<string, Readonly<Record<string, string>>>();
  const mistakes: Explanation[] = [];
  let depth = 0;
  const refuse = (message: string, suggestion: string): void => {
    mistakes.push({ line: parser.line, column: 1, message, suggestion });
  };
  parser.on('error', ({ message }) =>
    refuse(`this is not well-formed SVG: ${message.replace(/^\d+:\d+: /, '')}`, whole),
  );
  parser.on('doctype', () => refuse('a sign has no DOCTYPE', 'Leave it out.'));
  parser.on('processinginstruction', ({ target }) =>
    refuse(`<?${target}?> has no place in a sign`, 'Leave it out.'),
  );
  parser.on('cdata', () => refuse('CDATA has no place in a sign', 'Leave it out.'));
  parser.on('text', (words) => {
    if (/\S/.test(words)) refuse(`the words "${words.trim().slice(0, 40)}" are not drawn`, 'Leave them out.');
  });
  parser.on('attribute', ({ name, value }) => {
    // Attributes come before the element that has them is whole.
    const mistake = valueMistake(name, value);
    if (mistake) refuse(...mistake);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const mistake = elementMistake(name, attributes, depth, found);
    depth += 1;
    if (mistake) refuse(...mistake);
    else found.set(name, attributes);
  });
  parser.on('closetag', () => (depth -= 1));
  parser.write(text).close();
  return mistakes[0] ?? signOf(found, text);
}

type Mistake = [message: string, suggestion: string];

/** Returns the mistake in the value of an attribute, whose line is known best while it is read. */
function valueMistake(name: string, value: string): Mistake | null {
  if (name === 'viewBox' && value !== '0 0 32 32')
    return [
      `the viewBox is "${value}"`,
      'Draw the sign on a square of 32 by 32, and write viewBox="0 0 32 32".',
    ];
  if (name === 'fill' && !/^#[\da-f]{6}$/i.test(value))
    return [`the fill "${value}" is no colour of six digits`, 'Write it like fill="#1B5E4F".'];
  if (name !== 'd') return null;
  if (value.length > maxPathLength)
    return [
      `the path has ${value.length} characters, more than ${maxPathLength}, and every page carries it`,
      'Draw a simpler shape, or round its numbers to one decimal.',
    ];
  const mistake = pathMistake(value);
  return mistake ? [`the path ${mistake}`, 'Save the shape again as one SVG path, and copy its d.'] : null;
}

function elementMistake(
  name: string,
  attributes: Readonly<Record<string, string>>,
  depth: number,
  found: ReadonlyMap<string, unknown>,
): Mistake | null {
  const known = Object.hasOwn(attributesOf, name) ? attributesOf[name] : undefined;
  if (!known || (name === 'svg') !== (depth === 0) || depth > 1)
    return [`<${name}> has no place here`, whole];
  if (found.has(name))
    return name === 'path'
      ? ['there is a second <path>', 'Combine both into one path, in one colour.']
      : [`there is a second <${name}>`, 'Leave one out.'];
  if (name === 'rect' && found.has('path'))
    return ['the <rect> would cover the <path>', 'Write the <rect> first.'];
  const other = Object.keys(attributes).find((key) => !Object.hasOwn(known, key));
  if (other !== undefined) return [`${other} has no place in <${name}>`, `Leave ${other} out.`];
  for (const [key, only] of Object.entries(known)) {
    const value = attributes[key];
    if (value === undefined && key !== 'xmlns')
      return [`<${name}> has no ${key}`, only === null ? whole : `Write ${key}="${only}".`];
    if (only !== null && value !== undefined && value !== only)
      return [`${key} of <${name}> is "${value}"`, `Write ${key}="${only}".`];
  }
  return null;
}

function signOf(
  found: ReadonlyMap<string, Readonly<Record<string, string>>>,
  text: string,
): Sign | Explanation {
  const { fill: background } = found.get('rect') ?? {};
  const { fill: color, d: path } = found.get('path') ?? {};
  const refuse = (message: string, suggestion: string): Explanation => ({
    line: text.trimEnd().split('\n').length,
    column: 1,
    message,
    suggestion,
  });
  if (background === undefined)
    return refuse(
      'the sign has no <rect>',
      'Write <rect width="32" height="32" fill="#1B5E4F"/> before the path.',
    );
  if (color === undefined || path === undefined)
    return refuse(
      'the sign has no <path>',
      'Write <path fill="#FFFFFF" d="M3 27 16 5l13 22z"/> behind the <rect>.',
    );
  if (color.toLowerCase() === background.toLowerCase())
    return refuse(`the <path> and the <rect> both are ${color}`, 'Give one of them another fill.');
  return { path, color, background };
}

/** Numbers that each command of a path takes. */
const numbersOf: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const separator = /[\s,]*/y;
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
/** The fourth and fifth numbers of an arc, which need no space behind them. */
const flag = /[01]/y;

/** Returns the mistake in the line of an SVG path, as the end of a sentence; null where there is none. */
export function pathMistake(line: string): string | null {
  let at = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found = null] = pattern.exec(line) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  read(separator);
  if (!/^[Mm]$/.test(line[at] ?? '')) return 'does not begin with M, the place where drawing begins';
  while (at < line.length) {
    const command = line[at] ?? '';
    const needed = numbersOf[command.toUpperCase()];
    if (needed === undefined) return `has "${command}" where a command is expected`;
    at += 1;
    let count = 0;
    for (;;) {
      read(separator);
      const isFlag = needed === 7 && (count % 7 === 3 || count % 7 === 4);
      if (read(isFlag ? flag : number) === null) break;
      count += 1;
    }
    const isWhole = needed === 0 ? count === 0 : count > 0 && count % needed === 0;
    if (!isWhole)
      return `gives ${command} ${count} numbers, and it takes ${needed}${needed ? ' each time' : ''}`;
  }
  return null;
}
