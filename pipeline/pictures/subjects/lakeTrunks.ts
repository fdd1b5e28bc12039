import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground, surfaceOf } from '../foregrounds/drawForeground.ts';
import { drawBank } from '../ground/bank.ts';
import { drawFarLake } from './farLake.ts';
import { drawNearTrunks } from '../trees/nearTrunks.ts';

/** From the forest's edge: tall trunks cut the view, their crowns close it at the top. */
export function drawTrunks(canvas: Canvas): string {
  const { width, height, scene, palette, emptySide } = canvas;
  const shoreY = height * (scene.horizon ?? canvas.random('horizon').between(0.55, 0.63));
  const foreground = scene.foreground ?? 'hiker';
  const surface = surfaceOf(foreground);
  const isOnWater = surface === 'water' || surface === 'ice';
  const spot = isOnWater
    ? { x: width * 0.5, y: height * 0.78, size: height * 0.1 }
    : { x: width * (0.5 + emptySide * 0.04), y: height * 0.94, size: height * 0.18 };
  const drawn = drawForeground(canvas, spot, 'hiker');
  return (
    drawFarLake(canvas, { shoreY }) +
    (isOnWater ? drawn : '') +
    drawBank(canvas, height * 0.9) +
    (isOnWater ? '' : drawn) +
    drawNearTrunks(canvas, mix(palette.forestNear, palette.ink, 0.3))
  );
}
