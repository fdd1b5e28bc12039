import type { RouteFile } from '../content/loadedContent.ts';
import type { Position } from '../content/problem.ts';

/**
 * Returns the position of the n-th point of a track in its file, counted from 0; the start of the file if it is not
 * found.
 */
export function pointPosition({ name, text }: RouteFile, index: number): Position {
  const offset = name.endsWith('.gpx') ? gpxOffset(text, index) : geoJsonOffset(text, index);
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function gpxOffset(text: string, index: number): number {
  const blanked = text.replaceAll(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
  return offsetOfMatch(blanked, /<(\w+:)?trkpt\b/g, index);
}

/**
 * Returns the offset of a point in GeoJSON. The line is the only list of positions in the file, so it is the first
 * list that starts with a list.
 */
function geoJsonOffset(text: string, index: number): number {
  const list = /"coordinates"\s*:\s*\[\s*(?=\[)/.exec(text);
  if (!list) return 0;
  const start = list.index + list[0].length;
  return start + offsetOfMatch(text.slice(start), /\[/g, index);
}

function offsetOfMatch(text: string, pattern: RegExp, index: number): number {
  let seen = 0;
  for (const match of text.matchAll(pattern)) {
    if (seen === index) return match.index;
    seen += 1;
  }
  return 0;
}
