import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawGondolaCabin } from '../figures/machines.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawRibbon } from '../ground/path.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { type Point, polygon, rect, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawForest } from '../trees/forest.ts';
import type { DrawSubject } from './subject.ts';

/** Red cabins on a cable that climbs over the forest, the valley behind. */
export const gondola: DrawSubject = (canvas) => {
  const { width, height, palette, scene, emptySide, unit } = canvas;
  const horizon = height * 0.6;
  const waves = canvas.noise('gondola');
  const gold = scene.season === 'autumn' ? 0.3 : 0;
  // Cable and slope climb to the side away from the main mountain.
  const across = (x: number) => (emptySide > 0 ? x / width : 1 - x / width);
  const cableAt = (x: number) =>
    height * (0.6 - across(x) * 0.42) + Math.sin((x / width) * Math.PI) * height * 0.035;
  const returnAt = (x: number) => cableAt(x) - 34;
  const at = (share: number) => (emptySide > 0 ? share * width : (1 - share) * width);
  const cables = [cableAt, returnAt].map(
    (cable, i) =>
      lined`${palette.ink} ${4 - i}: M-20 ${cable(-20) - i * 20}Q${width / 2} ${cable(width / 2) + (i ? -6 : 14)} ${width + 20} ${cable(width + 20) - i * 6}`,
  );
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon, scale: 0.88 }) +
    drawForest(canvas, {
      name: 'far forest',
      groundAt: (x) => horizon - 10 + fractal(waves, x / 200, 1, 3) * 30,
      rows: 4,
      heights: [18, 30],
      gap: 16,
      colors: [mix(palette.forestFar, palette.haze, 0.3), palette.forestFar],
    }) +
    drawRibbon(
      [
        [at(0.9), horizon + 22],
        [at(0.55), horizon + 46],
        [at(0.7), horizon + 84],
        [at(0.3), horizon + 130],
        [at(0.36), height * 0.95],
      ],
      6,
      60,
      palette.water,
    ) +
    drawForest(canvas, {
      name: 'slope',
      groundAt: (x) => height * 0.78 - across(x) * height * 0.3 + fractal(waves, x / 160, 8, 3) * 40,
      rows: 8,
      heights: [34, 100],
      gap: 26,
      colors: [mix(palette.forestFar, palette.forestMid, 0.75), palette.forestNear],
      goldShare: gold,
      density: 1.3,
    }) +
    cables.join('') +
    drawTower(canvas, at(0.8), cableAt(at(0.8))) +
    drawGondolaCabin(at(0.34), cableAt(at(0.34)) + 6, unit / 395, palette) +
    drawGondolaCabin(at(0.66), returnAt(at(0.66)) + 4, unit / 1000, palette) +
    drawGondolaCabin(at(0.93), cableAt(at(0.93)) + 4, unit / 1500, palette) +
    drawForest(canvas, {
      name: 'near trees',
      groundAt: (x) => height * 1.02 - across(x) ** 2 * height * 0.16 + fractal(waves, x / 90, 18, 2) * 20,
      rows: 2,
      heights: [130, 190],
      gap: 50,
      colors: [palette.forestNear, mix(palette.forestNear, palette.ink, 0.6)],
      density: 0.8,
    }) +
    drawForeground(canvas, { x: at(0.5), y: height * 0.97, size: height * 0.16 })
  );
};

function drawTower({ palette, height }: Canvas, x: number, top: number): string {
  const steel = mix(palette.stone, palette.ink, 0.4);
  const shaft: Point[] = [
    [x - 12, top],
    [x + 12, top],
    [x + 24, height * 0.8],
    [x - 24, height * 0.8],
  ];
  const shade: Point[] = [
    [x, top],
    [x + 12, top],
    [x + 24, height * 0.8],
    [x, height * 0.8],
  ];
  return (
    polygon(shaft, steel) +
    polygon(shade, mix(palette.stoneShade, palette.ink, 0.5)) +
    rect(x - 52, top - 42, 104, 12, palette.ink) +
    rect(x - 6, top - 42, 12, 44, palette.ink) +
    rect(x - 46, top - 10, 92, 10, palette.ink)
  );
}
