import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { drawForeground, surfaceOf } from '../foregrounds/drawForeground.ts';
import type { Spot } from '../foregrounds/spot.ts';
import { drawBank } from '../ground/bank.ts';
import { drawRocks } from '../ground/rock.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawFarLake } from './farLake.ts';
import { drawAboveLake } from './lakeAbove.ts';
import { drawCurvedShore } from './lakeCurved.ts';
import { drawDock } from './lakeDock.ts';
import { drawTrunks } from './lakeTrunks.ts';
import type { DrawSubject } from './subject.ts';

type Viewpoint = NonNullable<Scene['viewpoint']>;

const VIEWPOINTS: Readonly<Partial<Record<Viewpoint, DrawSubject>>> = {
  shore: drawLevelShore,
  curved: drawCurvedShore,
  above: drawAboveLake,
  trunks: drawTrunks,
  low: drawLowShore,
  dock: drawDock,
};

/** A lake under mountains, from the scene's viewpoint. */
export const lake: DrawSubject = (canvas) =>
  (VIEWPOINTS[canvas.scene.viewpoint ?? 'shore'] ?? drawLevelShore)(canvas);

/** Level with the water, the far shore across the middle. */
function drawLevelShore(canvas: Canvas): string {
  const shoreY = canvas.height * (canvas.scene.horizon ?? canvas.random('horizon').between(0.54, 0.66));
  return (
    drawFarLake(canvas, { shoreY, scale: canvas.scene.aurora ? 0.72 : 1 }) +
    drawNear(canvas) +
    drawFrameTrees(canvas)
  );
}

/** Close to the water, the far shore low and the mountains tall; stones lie in the shallows. */
function drawLowShore(canvas: Canvas): string {
  const shoreY = canvas.height * (canvas.scene.horizon ?? 0.7);
  const stones =
    drawRocks(canvas, 'shallows', canvas.height * 0.86, 6, 0.5) +
    drawRocks(canvas, 'beach', canvas.height * 0.95, 9, 1.25);
  return (
    drawFarLake(canvas, { shoreY, scale: 1.22, rise: 90 }) +
    drawNear(canvas, 0.83) +
    stones +
    drawFrameTrees(canvas)
  );
}

/** Foreground before the viewer: it floats, skates or is on the bank that people need. */
function drawNear(canvas: Canvas, waterline = 0.8): string {
  const { scene, width, height, emptySide } = canvas;
  const usual = canvas.random('usual foreground').pick(['rocks', 'rocks', 'reeds', 'none'] as const);
  const surface = surfaceOf(scene.foreground ?? usual);
  const onBank = surface === 'ground' || (surface !== 'water' && !canvas.palette.isWinter);
  const x = width * (0.5 - emptySide * canvas.random('spot').between(0, 0.09));
  const spot: Spot = onBank
    ? { x, y: height * 0.945, size: height * 0.2 }
    : { x, y: height * waterline, size: height * 0.115 };
  return (
    (onBank ? drawBank(canvas, height * 0.91, emptySide * -40) : '') + drawForeground(canvas, spot, usual)
  );
}
