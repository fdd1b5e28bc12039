import type { Canvas } from '../canvas.ts';
import { type Color, mix } from '../color.ts';
import { clamp, lerp } from '../interpolate.ts';
import { createNoise, fractal } from '../noise.ts';
import type { Random } from '../random.ts';
import { d, fill, outline, type Point } from '../svg.ts';
import { spruceShape } from './spruce.ts';

export interface ForestOptions {
  /** A name no other forest in the picture has. */
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
  /** The y of the ground under the back row. */
  readonly groundAt: (x: number) => number;
  readonly rows: number;
  /** Tree heights in the back and the front row. */
  readonly heights: readonly [back: number, front: number];
  readonly colors: readonly [back: Color, front: Color];
  /** Distance of each row from the one behind. */
  readonly gap?: number;
  readonly bottom?: number;
  readonly density?: number;
  /** Share of the trees in autumn gold. */
  readonly goldShare?: number;
  /** Height of the trees at an x, as a share. */
  readonly sizeAt?: (x: number) => number;
}

/** Rows of trees from back to front, each row over its own ground. */
export function drawForest(canvas: Canvas, options: ForestOptions): string {
  const { from = -20, to = canvas.width + 20, rows, gap = 20, groundAt, goldShare = 0 } = options;
  const random = canvas.random(`forest ${options.name}`);
  const clearings = createNoise(`${canvas.slug}/clearings ${options.name}`);
  const sizeAt = options.sizeAt ?? (() => 1);
  const bottom = options.bottom ?? canvas.height + 10;
  let svg = '';
  for (let row = 0; row < rows; row++) {
    const near = rows > 1 ? row / (rows - 1) : 1;
    const color = mix(options.colors[0], options.colors[1], near);
    const height = lerp(options.heights[0], options.heights[1], near);
    const forward = row * gap * (1 + near * 0.7);
    const edge: Point[] = [];
    for (let x = from; x <= to + 20; x += 24)
      edge.push([x, Math.min(bottom, groundAt(x) + forward * sizeAt(x))]);
    svg += fill(outline([[from, bottom], ...edge, [to + 20, bottom]]), color);
    const trees = emptyTrees();
    const spacing = (height * 0.3) / (options.density ?? 1);
    for (let x = from + random() * spacing; x < to; x += spacing * random.between(0.55, 1.55)) {
      const growth = fractal(clearings, x / (height * 5), row * 5.1, 2);
      const size = sizeAt(x) * height * (0.68 + 0.55 * clamp(growth + 0.4) + 0.25 * random());
      const isGold = random() < goldShare;
      if (growth >= -0.24)
        addTree(
          trees,
          x,
          groundAt(x) + forward + height * 0.1,
          size,
          height,
          isGold,
          canvas.shadowSide,
          random,
        );
    }
    svg += paintTrees(canvas, trees, color, near);
  }
  return svg;
}

interface TreePaths {
  green: string;
  greenLit: string;
  gold: string;
  goldLit: string;
}

function emptyTrees(): TreePaths {
  return { green: '', greenLit: '', gold: '', goldLit: '' };
}

function addTree(
  trees: TreePaths,
  x: number,
  y: number,
  size: number,
  rowHeight: number,
  isGold: boolean,
  shadowSide: 1 | -1,
  random: Random,
): void {
  const litSide = shadowSide > 0 ? -1 : 1;
  if (isGold) {
    const w = size * 0.2;
    const top = y - size * 0.9;
    trees.gold += d`M${x} ${top}Q${x + w} ${y - size * 0.55} ${x + w * 1.1} ${y - size * 0.12}H${x - w * 1.1}Q${x - w} ${y - size * 0.55} ${x} ${top}z`;
    trees.goldLit += d`M${x} ${y - size * 0.88}Q${x + litSide * w} ${y - size * 0.55} ${x + litSide * w} ${y - size * 0.14}L${x + litSide * w * 0.2} ${y - size * 0.2}z`;
  } else if (rowHeight > 46) {
    const shape = spruceShape(x, y, size * 1.12, random, 0.34);
    trees.green += shape.outline;
    trees.greenLit += shape.slivers(litSide);
  } else {
    trees.green += spear(x, y, size, random);
    const w = size * 0.16;
    if (rowHeight > 22 && random() < 0.75) {
      trees.greenLit += d`M${x + litSide * 0.5} ${y - size * 0.96}L${x + litSide * w * 0.55} ${y - size * 0.5}L${x + litSide * w * 0.85} ${y - size * 0.18}L${x + litSide * w * 0.2} ${y - size * 0.3}z`;
    }
  }
}

function paintTrees({ palette }: Canvas, trees: TreePaths, color: Color, near: number): string {
  const lit = palette.isWinter
    ? fill(trees.greenLit, palette.snowLit, 0.9)
    : fill(trees.greenLit, mix(color, palette.forestLit, 0.55), 0.75);
  const gold = fill(trees.gold, mix(color, palette.goldShade, 0.6 + 0.4 * near));
  return (
    fill(trees.green, color) +
    lit +
    gold +
    fill(trees.goldLit, mix(color, palette.goldLit, 0.55 + 0.4 * near))
  );
}

/** A far conifer as one small shape of 13 points. */
function spear(x: number, y: number, h: number, random: Random): string {
  const w = h * random.between(0.15, 0.21);
  const tip = random.bell() * h * 0.02;
  const upper = y - h * random.between(0.6, 0.7);
  const lower = y - h * random.between(0.32, 0.42);
  return (
    d`M${x + tip} ${y - h}L${x + w * 0.45} ${upper}L${x + w * 0.22} ${upper - h * 0.03}L${x + w * 0.75} ${lower}` +
    d`L${x + w * 0.4} ${lower - h * 0.03}L${x + w} ${y}H${x - w}L${x - w * 0.42} ${lower - h * 0.02}` +
    d`L${x - w * 0.78} ${lower + h * 0.02}L${x - w * 0.2} ${upper - h * 0.02}L${x - w * 0.46} ${upper + h * 0.03}z`
  );
}
