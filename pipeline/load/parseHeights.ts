import { gunzipSync } from 'node:zlib';
import { type HeightGrid, unknownHeight } from '../geometry/heightGrid.ts';

/** Greatest number of heights that a guide may bring: four times those of a park of 100 by 100 km every 90 m. */
const mostHeights = 5_000_000;

/** Lines at the head of an ESRI ASCII grid. */
const headKeys = ['ncols', 'nrows', 'xllcorner', 'yllcorner', 'cellsize'] as const;

type Head = Record<(typeof headKeys)[number], number> & { nodata: number };

/**
 * Returns the grid of a gzipped ESRI ASCII file (`.asc.gz`), or the mistake in it. The format: six lines of head, then
 * one line for each row of cells from north to south, in metres.
 */
export function parseHeights(bytes: Uint8Array): HeightGrid | { message: string; suggestion: string } {
  let text: Buffer;
  try {
    text = gunzipSync(bytes);
  } catch {
    return {
      message: 'this is no gzip file',
      suggestion: 'Write it with `npm run heights:import`, or pack it with gzip.',
    };
  }
  const { head, at, problem } = readHead(text);
  if (problem !== null) return problem;
  const { ncols, nrows, xllcorner, yllcorner, cellsize, nodata } = head;
  const heights = new Int16Array(ncols * nrows);
  const count = readNumbers(text, at, heights, nodata);
  if (count !== heights.length)
    return {
      message: `the header declares ${heights.length} heights (${ncols} × ${nrows}), but the file has ${count}`,
      suggestion: 'Write the file again with `npm run heights:import`.',
    };
  return {
    columns: ncols,
    rows: nrows,
    // The head gives the corner of a cell, the grid its middle.
    west: xllcorner + cellsize / 2,
    north: yllcorner + (nrows - 0.5) * cellsize,
    step: cellsize,
    heights,
  };
}

type HeadResult =
  | { head: Head; at: number; problem: null }
  | { head: null; at: 0; problem: { message: string; suggestion: string } };

function readHead(text: Buffer): HeadResult {
  const start = text.toString('latin1', 0, 1000);
  const lines = [...start.matchAll(/^([A-Za-z_]+)[ \t]+(-?[\d.eE+-]+)[ \t]*\r?\n/gm)];
  const values = new Map(lines.map(([, key = '', value]) => [key.toLowerCase(), Number(value)]));
  const wrong = headKeys.find((key) => !Number.isFinite(values.get(key)));
  const refuse = (message: string): HeadResult => ({
    head: null,
    at: 0,
    problem: {
      message,
      suggestion: `The first lines are ${headKeys.join(', ')} and NODATA_value, each with a number.`,
    },
  });
  if (wrong) return refuse(`its head has no ${wrong}`);
  const valueOf = (key: string) => values.get(key) ?? Number.NaN;
  const head = {
    ncols: valueOf('ncols'),
    nrows: valueOf('nrows'),
    xllcorner: valueOf('xllcorner'),
    yllcorner: valueOf('yllcorner'),
    cellsize: valueOf('cellsize'),
    nodata: values.get('nodata_value') ?? Number.NaN,
  };
  const isCount = (value: number) => Number.isInteger(value) && value > 1;
  if (!isCount(head.ncols) || !isCount(head.nrows) || head.ncols * head.nrows > mostHeights)
    return refuse(
      `${head.ncols} columns and ${head.nrows} rows are no grid of at most ${mostHeights} heights`,
    );
  if (!(head.cellsize > 0)) return refuse(`the cellsize is ${head.cellsize}`);
  const last = lines.at(-1);
  return { head, at: (last?.index ?? 0) + (last?.[0].length ?? 0), problem: null };
}

const code = { zero: 48, nine: 57, minus: 45, space: 32 };

/** Reads metres into the heights and returns their number, counting those that find no place. */
function readNumbers(text: Buffer, from: number, heights: Int16Array, nodata: number): number {
  let count = 0;
  let at = from;
  while (at < text.length) {
    if ((text[at] ?? 0) <= code.space) {
      at += 1;
      continue;
    }
    let end = at;
    let whole = 0;
    // Most grids hold whole metres; to read them sign by sign takes a tenth of the time that texts take.
    let isWhole = true;
    for (let sign = text[end] ?? 0; sign > code.space; sign = text[end] ?? 0) {
      if (sign >= code.zero && sign <= code.nine) whole = whole * 10 + sign - code.zero;
      else if (sign !== code.minus || end > at) isWhole = false;
      end += 1;
    }
    const signed = text[at] === code.minus ? -whole : whole;
    const value = isWhole ? signed : Number(text.toString('latin1', at, end));
    if (count < heights.length) heights[count] = isHeight(value, nodata) ? Math.round(value) : unknownHeight;
    count += 1;
    at = end;
  }
  return count;
}

/** Returns true if a value may be a height on earth. */
function isHeight(value: number, nodata: number): boolean {
  return value !== nodata && Math.abs(value) < 9_000;
}
