import { type Building, drawBuilding } from '../buildings/drawBuilding.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import type { Palette } from '../palette.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawPath } from '../ground/path.ts';
import { drawShore } from '../ground/shore.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawAspen } from '../trees/aspen.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawRoofs } from './lodgeRoofs.ts';
import { drawRoad, drawStreetLamps } from './lodgeStreet.ts';
import { drawWindowRoom } from './lodgeWindow.ts';
import type { DrawSubject } from './subject.ts';

/** A building as the main subject: before forest and mountain, small on a slope, or seen from within. */
export const lodge: DrawSubject = (canvas) => {
  if (canvas.scene.viewpoint === 'window') return drawWindowRoom(canvas);
  if (canvas.scene.viewpoint === 'roofs') return drawRoofs(canvas);
  return drawFront(canvas);
};

function drawFront(canvas: Canvas): string {
  const { width, height, palette, scene, emptySide } = canvas;
  const building = scene.building ?? 'lodge';
  const horizon = height * 0.6;
  const isCastle = building === 'chateau';
  const isGrand = isCastle || GRAND.has(building);
  const isInTown = ['hotel', 'corner', 'mall'].includes(building);
  const stand = canvas.random('stand');
  const shift = stand.between(isInTown ? -0.14 : 0, isInTown ? 0.14 : 0.06);
  const x = width * (0.5 + emptySide * (building === 'mall' ? 0 : shift));
  const foot = height * (isCastle ? 0.79 : isInTown ? stand.between(0.68, 0.82) : 0.8);
  const size =
    Math.min(width * (isGrand ? 0.9 : 0.82), isGrand ? 950 : 760) *
    (building === 'mall' ? 0.98 : canvas.random('size').between(isInTown ? 0.74 : 0.9, isInTown ? 1.06 : 1));
  const path = drawPath(
    canvas,
    [
      [x, foot - 2],
      [x + width * 0.02, height * 0.86],
      [x - width * 0.06 * emptySide, height * 0.93],
      [x - width * 0.02, height * 1.04],
    ],
    size * 0.06,
    Math.min(width * 0.24, 260),
  );
  const lamps = palette.isDark
    ? circle(x, foot - 20, size * 0.36, palette.glow, 0.1) +
      circle(x, foot - 20, size * 0.22, palette.glow, 0.12)
    : '';
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: isCastle ? 1.2 : 1.06 }) +
    drawShore(canvas, horizon + 40, { rows: 5, heights: [34, 74], gap: 15, slopes: [0.4, 0.4], rise: 120 }) +
    (isGrand ? drawBackForest(canvas) : '') +
    drawMeadow(canvas, height * (isCastle ? 0.76 : 0.72), { rows: 3 }) +
    // In town the trees beside the house stand behind the pavement.
    (isInTown ? drawFlankTrees(canvas, x, size) + drawRoad(canvas, foot) : path) +
    drawBuilding(building, x, foot, size, paintedPalette(canvas), canvas.random('house plan')) +
    lamps +
    (isInTown ? drawStreetLamps(canvas, foot) : drawFlankTrees(canvas, x, size)) +
    drawForeground(canvas, {
      x: x + emptySide * Math.min(width * 0.2, 190),
      y: height * 0.93,
      size: height * 0.13,
    }) +
    drawFrameTrees(canvas)
  );
}

/** Buildings that fill the width. */
const GRAND: ReadonlySet<Building> = new Set(['grandHotel', 'hotel', 'corner', 'tower', 'archive', 'mall']);

/** Walls and roofs differ from house to house. */
function paintedPalette({ palette, random }: Canvas): Palette {
  const choice = random('paint');
  const wood = mix(
    palette.wood,
    choice.pick([palette.bark, palette.woodLit, palette.stone, palette.redShade, palette.plaster]),
    choice.between(0, 0.4),
  );
  const roof = choice.pick([
    palette.roof,
    mix(palette.redShade, palette.ink, 0.15),
    palette.stoneShade,
    mix(palette.roof, palette.sky[1], 0.5),
    mix(palette.woodShade, palette.ink, 0.2),
  ]);
  return { ...palette, wood, roof };
}

function drawBackForest(canvas: Canvas): string {
  const { width, height, palette, scene } = canvas;
  return drawForest(canvas, {
    name: 'behind the house',
    groundAt: (x) => height * 0.7 - Math.abs(x / width - 0.5) * 90,
    rows: 4,
    heights: [50, 84],
    gap: 16,
    colors: [palette.forestMid, palette.forestNear],
    goldShare: scene.season === 'autumn' ? 0.4 : 0,
  });
}

const FLANKS = [
  [-0.6, 0.42, 0.85],
  [-0.5, 0.3, 0.83],
  [-0.44, 0.18, 0.815],
  [0.45, 0.22, 0.82],
  [0.54, 0.36, 0.84],
  [0.62, 0.5, 0.87],
] as const;

/** Trees at both sides of the building, closer to it in a tall picture. */
function drawFlankTrees(canvas: Canvas, x: number, size: number): string {
  const { height, palette, scene, shadowSide } = canvas;
  const random = canvas.random('flank trees');
  const dark = mix(palette.forestMid, palette.forestNear, 0.75);
  return FLANKS.map(([at, tall, y]) => {
    const tx = x + at * (size + 60) + random.bell() * 14;
    const h = height * tall * random.between(0.85, 1.1);
    return scene.season === 'autumn' && tall < 0.38
      ? drawAspen(tx, height * y, h * 1.15, random, palette, shadowSide, scene.season)
      : drawConifer(canvas, tx, height * y, h, random, dark);
  }).join('');
}
