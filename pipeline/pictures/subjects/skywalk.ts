import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawPerson, randomOutfit } from '../figures/person.ts';
import { drawRibbon } from '../ground/path.ts';
import { drawRockWall } from '../ground/rockWall.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, line, type Point, polygon } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';
import type { DrawSubject } from './subject.ts';

const ARC = Array.from({ length: 33 }, (_, i) => i / 32);

/** A glass-floored arc that reaches out from a cliff over a deep valley. */
export const skywalk: DrawSubject = (canvas) => {
  const { width, height, palette, scene, emptySide } = canvas;
  const skyline = height * 0.4;
  const waves = canvas.noise('skywalk');
  const side = -emptySide;
  const river: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t, i) => [
    width * (0.5 - side * (0.06 + (i % 2 ? 0.1 : -0.04))),
    skyline + 60 + t ** 1.4 * height * 0.6,
  ]);
  const wall = drawRockWall(canvas, {
    name: 'cliff',
    x: width * (0.5 + side * 0.56),
    width: Math.max(width * 0.36, 260),
    height: height * 0.54,
    baseY: height * 1.1,
    steepness: 4.6,
    apron: 0.02,
  });
  return (
    drawSky(canvas, skyline) +
    drawMountains(canvas, { baseY: skyline + 30, scale: 0.82 }) +
    drawForest(canvas, {
      name: 'valley floor',
      groundAt: (x) => skyline + 26 + fractal(waves, x / 240, 1, 3) * 24,
      rows: 13,
      heights: [9, 34],
      gap: 22,
      colors: [mix(palette.forestFar, palette.haze, 0.3), mix(palette.forestMid, palette.forestNear, 0.2)],
      goldShare: scene.season === 'autumn' ? 0.25 : 0,
    }) +
    drawRibbon(river, 5, 60, mix(palette.stoneLit, palette.haze, 0.3)) +
    drawRibbon(river, 3, 38, palette.water) +
    wall.svg +
    drawArc(canvas, side)
  );
};

/** The walk itself: steel below, glass floor, rail, people. */
function drawArc(canvas: Canvas, side: number): string {
  const { width, height, palette } = canvas;
  const root = width * (0.5 + side * 0.52);
  const reach = Math.max(width * 0.66, 420);
  const level = height * 0.64;
  const deep = height * 0.085;
  const at = (t: number, grow: number): Point => {
    const angle = Math.PI * (t - 0.5);
    return [
      root - side * Math.cos(angle) * reach * grow,
      level + Math.sin(angle) * deep * grow + (1 - Math.cos(angle)) * -6,
    ];
  };
  const outer = ARC.map((t) => at(t, 1));
  const inner = ARC.map((t) => at(t, 0.72));
  const lower = outer.map(([x, y]): Point => [x, y + 34]);
  const tall = height * 0.085;
  const steel = mix(palette.stoneShade, palette.redShade, 0.35);
  const random = canvas.random('skywalk people');
  const rail = (points: readonly Point[], lift: number) =>
    points.map(([x, y], i) => (i ? d`L${x} ${y - lift}` : d`M${x} ${y - lift}`)).join('');
  const posts = (points: readonly Point[]) =>
    points
      .filter((_, i) => i % 2 === 0)
      .map(([x, y]) => d`M${x} ${y}v${-tall}`)
      .join('');
  const glass = mix(palette.sky[3], palette.waterLight, 0.5);
  const back = outer.slice(0, 17);
  const front = outer.slice(16);
  const people = [0.14, 0.3, 0.44, 0.62, 0.76, 0.88].map((t, i) => {
    const [x, y] = at(t, 0.87);
    const pose = (['stand', 'photograph', 'point', 'stand', 'cheer', 'walk'] as const)[i] ?? 'stand';
    return drawPerson(
      x,
      y,
      height * (0.095 + t * 0.035),
      pose,
      randomOutfit(random, palette, { hasCamera: pose === 'photograph' }),
      palette,
      i % 2 === 0,
    );
  });
  return (
    polygon([...outer, ...lower.reverse()], steel) +
    polygon([...outer, ...inner.reverse()], glass, 0.82) +
    line(
      ARC.filter((_, i) => i % 4 === 0)
        .map((t) => d`M${at(t, 1)[0]} ${at(t, 1)[1]}L${at(t, 0.72)[0]} ${at(t, 0.72)[1]}`)
        .join(''),
      palette.stoneShade,
      4,
      0.7,
    ) +
    line(rail(back, tall) + posts(back), palette.ink, 4) +
    people.join('') +
    polygon([...front, ...front.map(([x, y]): Point => [x, y - tall]).reverse()], palette.snowLit, 0.28) +
    line(posts(front), palette.ink, 4) +
    line(rail(front, tall), palette.ink, 7)
  );
}
