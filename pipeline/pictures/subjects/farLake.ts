import { drawBuilding } from '../buildings/drawBuilding.ts';
import type { Canvas } from '../canvas.ts';
import { drawShore } from '../ground/shore.ts';
import { drawSky } from '../sky/drawSky.ts';
import { group } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import { drawMist } from '../water/mist.ts';

interface FarLakeOptions {
  /** The y of the far shore. */
  readonly shoreY: number;
  /** Height of the mountains; 1 is usual. */
  readonly scale?: number;
  /** Height of the wooded slopes at the sides. */
  readonly rise?: number;
}

/** Sky, mountains, far shore and the water that mirrors them: what all lake pictures share. */
export function drawFarLake(canvas: Canvas, options: FarLakeOptions): string {
  const { shoreY, scale = 1 } = options;
  const { scene, palette, width, height } = canvas;
  const random = canvas.random('far lake');
  const slopes = [random.between(0.22, 0.42), random.between(0.18, 0.36)] as const;
  const rise = options.rise ?? random.between(60, 150);
  const land =
    drawMountains(canvas, { baseY: shoreY - 6, scale }) +
    drawShore(canvas, shoreY, { slopes, rise }) +
    (scene.building ? drawFarBuilding(canvas, shoreY) : '');
  const landId = canvas.id('land');
  let svg = drawSky(canvas, shoreY) + group(land, { id: landId });
  svg += drawLakeSurface(canvas, { name: 'lake', top: shoreY, reflects: landId });
  if (scene.light === 'dawn' || scene.fog) {
    for (let i = 0; i < (scene.fog ? 8 : 4); i++) {
      svg += drawMist(
        random() * width,
        shoreY - 4 + i * 7,
        random.between(0.5, 1.1) * height,
        random.between(10, 18),
        palette.snowLit,
        0.42,
      );
    }
  }
  return svg;
}

function drawFarBuilding(canvas: Canvas, shoreY: number): string {
  const { scene, palette, width, unit, emptySide } = canvas;
  if (!scene.building) return '';
  const isLarge = scene.building === 'grandHotel' || scene.building === 'chateau';
  const x = width * (emptySide > 0 ? 0.7 : 0.3);
  return drawBuilding(scene.building, x, shoreY - 2, unit * (isLarge ? 0.34 : 0.2), palette);
}
