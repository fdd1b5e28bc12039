import { contours } from 'd3-contour';
import type { ReliefLayer } from '#schemas/types/published.ts';
import { type HeightGrid, unknownHeight } from '../geometry/heightGrid.ts';
import type { LngLat } from '../geometry/line.ts';
import { simplifyLine } from '../geometry/simplifyLine.ts';
import { cellOf, nearnessToEdge, slopeLight } from './slopeLight.ts';

/** An area or a line of the relief. */
export interface ReliefFeature {
  layer: ReliefLayer;
  /** Height of a contour in metres. */
  elevationM?: number;
  /** 1 and 2 for contours within 2 and 1 km of the edge of the grid, which are drawn fainter. */
  fade?: 1 | 2;
  points: LngLat[];
}

/** Metres between contours, and between those that are drawn stronger. */
const contourStep = 100;
const indexStep = 500;

/** Height in metres above which rock shows in place of forest. */
const treeLineM = 2200;

/** Metres by which the tree line rises towards the edge of the grid, so that rock ends at no straight edge. */
const riseAtEdge = 1600;

/** Light of the slopes from which each step of the shading begins. */
const steps = [
  { layer: 'light', from: 0.1 },
  { layer: 'lightBright', from: 0.2 },
  { layer: 'shade', below: -0.08 },
  { layer: 'shadeDeep', below: -0.2 },
  { layer: 'shadeDeepest', below: -0.32 },
] as const;

/** Fewest points of a ring; smaller ones are spots that nobody misses. */
const fewestPoints = 40;

/** Most metres between a line and its simplified form: a quarter of a cell of 90 m. */
const tolerance = 22;

/** Returns areas of rock, light and shade, and contours, in the order of drawing. */
export function reliefFeatures(grid: HeightGrid): ReliefFeature[] {
  const nearness = nearnessToEdge(grid);
  const known = [...grid.heights].map((height) => (height === unknownHeight ? 0 : height));
  const light = slopeLight(grid);
  const dark = light.map((value) => -value);
  const rock = known.map((height, index) => {
    const column = index % grid.columns;
    return height - riseAtEdge * (1 - nearness(column, (index - column) / grid.columns));
  });
  const area = (layer: ReliefLayer, field: number[], threshold: number): ReliefFeature[] =>
    ringsAt(grid, field, threshold).map((ring) => ({
      layer,
      points: simplified(toDegrees(grid, ring)),
    }));
  return [
    ...area('rock', rock, treeLineM),
    ...steps.flatMap((step) =>
      'from' in step ? area(step.layer, light, step.from) : area(step.layer, dark, -step.below),
    ),
    ...contourLines(grid, known),
  ];
}

type Ring = readonly (readonly number[])[];

/** Returns the rings around all that reaches a threshold, in cells. */
function ringsAt({ columns, rows }: HeightGrid, field: number[], threshold: number): Ring[] {
  return contours()
    .size([columns, rows])
    .contour(field, threshold)
    .coordinates.flat()
    .filter((ring) => ring.length >= fewestPoints);
}

function contourLines(grid: HeightGrid, heights: number[]): ReliefFeature[] {
  const [low, high] = heights.reduce(
    ([least, most], height) => [Math.min(least, height), Math.max(most, height)],
    [Infinity, -Infinity],
  );
  const first = Math.ceil((low + 1) / contourStep) * contourStep;
  const levels = Array.from(
    { length: Math.max(0, Math.ceil((high - first) / contourStep)) },
    (_, n) => first + n * contourStep,
  );
  return levels.flatMap((elevationM) => {
    const layer = elevationM % indexStep === 0 ? 'indexContour' : 'contour';
    return ringsAt(grid, heights, elevationM).flatMap((ring) =>
      byFade(grid, ring).map(({ fade, points }) => ({
        layer,
        elevationM,
        ...(fade !== 0 && { fade }),
        points: simplified(toDegrees(grid, points)),
      })),
    );
  });
}

/** Cuts a ring into lines by their distance to the edge of the grid: nothing runs along the edge itself. */
function byFade(grid: HeightGrid, ring: Ring): { fade: 0 | 1 | 2; points: Ring }[] {
  const { eastKm, northKm } = cellOf(grid);
  const fadeOf = ([x = 0, y = 0]: readonly number[]): 0 | 1 | 2 | null => {
    const km = Math.min(x * eastKm, (grid.columns - x) * eastKm, y * northKm, (grid.rows - y) * northKm);
    return km >= 2 ? 0 : km >= 1 ? 1 : km >= 0.3 ? 2 : null;
  };
  const lines: { fade: 0 | 1 | 2; points: (readonly number[])[] }[] = [];
  let line: (typeof lines)[number] | null = null;
  for (const point of ring) {
    const fade = fadeOf(point);
    if (line && fade === line.fade) {
      line.points.push(point);
      continue;
    }
    // The line before reaches to where the next begins.
    if (line && fade !== null) line.points.push(point);
    line = fade === null ? null : { fade, points: [point] };
    if (line) lines.push(line);
  }
  return lines.filter(({ points }) => points.length > 1);
}

function toDegrees({ west, north, step }: HeightGrid, ring: Ring): LngLat[] {
  // A height lies in the middle of its cell, half a cell from its corner.
  return ring.map(([x = 0, y = 0]) => [west + (x - 0.5) * step, north - (y - 0.5) * step]);
}

/** Returns a line without invisible bends, in steps of ten-thousandths of a degree, about 10 m. */
export function simplified(points: readonly LngLat[], toleranceM = tolerance): LngLat[] {
  const places = points.map(([lng, lat]) => ({ lat, lng, elevation: null }));
  return simplifyLine(places, toleranceM).map(({ lat, lng }): LngLat => [rounded(lng), rounded(lat)]);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
