import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRocks } from '../ground/rock.ts';
import { lerp, smoothstep } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { drawMassif } from '../terrain/massif.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawGlacier } from './glacier.ts';
import { drawCrevasses as drawCrevasseField, drawMoraine, drawToe } from './icefieldViews.ts';
import type { DrawSubject } from './subject.ts';

/** A glacier that drops from the icefield between dark mountains and fans out before the viewer. */
export const icefield: DrawSubject = (canvas) =>
  ((canvas.scene.viewpoint && VIEWS[canvas.scene.viewpoint]) ?? drawUsual)(canvas);

const VIEWS: Readonly<Partial<Record<NonNullable<Scene['viewpoint']>, DrawSubject>>> = {
  toe: drawToe,
  crevasses: drawCrevasseField,
  moraine: drawMoraine,
};

const drawUsual: DrawSubject = (canvas) => {
  const { width, height, emptySide, palette } = canvas;
  const horizon = height * 0.36;
  const snowfield = mix(palette.snowLit, palette.snowShade, 0.3);
  const waves = canvas.noise('snowfield');
  return (
    drawSky(canvas, horizon) +
    drawMountains(canvas, { baseY: horizon + 30, snow: 0.6, scale: 0.64, isBare: true }) +
    drawHill(canvas, (x) => horizon + 4 + fractal(waves, x / 200, 1, 3) * 24, snowfield) +
    drawMassifs(canvas) +
    drawGlacier(canvas, {
      left: edgeAt(canvas, -1),
      right: edgeAt(canvas, 1),
      y: (t) => height * lerp(TOP, 1.03, t),
    }) +
    drawForeground(
      canvas,
      { x: width * (0.5 - emptySide * 0.05), y: height * 0.85, size: height * 0.082 },
      'hikers',
    ) +
    drawTill(canvas)
  );
};

/** The edge of the ice at a share `t` of its way down: narrow in the notch, broad before the viewer. */
function edgeAt({ width, noise }: Canvas, side: 1 | -1): (t: number) => number {
  const waves = noise(`ice edge ${side}`);
  const spread = Math.max(width, 1000);
  return (t) => {
    const half =
      spread *
      (0.085 + 0.2 * (1 - smoothstep(-0.05, 0.13, t)) + 0.05 * t + 0.44 * smoothstep(0.2, 1.1, t) ** 1.25);
    return width * 0.5 + side * half * (1 + fractal(waves, t * 7, 1, 3) * 0.2);
  };
}

const TOP = 0.4;

/** Dark mountains at both sides, whose feet leave a notch for the ice. */
function drawMassifs({ width, height, palette, slug, shadowSide, id }: Canvas): string {
  const half = Math.max(420, Math.min(width * 0.44, 600));
  const wall = (side: 1 | -1, tall: number) => ({
    kind: 'pyramid' as const,
    hollow: 0.22,
    x: width * 0.5 + side * (half * 0.86 + width * 0.06),
    z: half * 1.1,
    height: height * tall,
    width: half,
    turn: 0.75,
  });
  return drawMassif({
    id: id('massifs'),
    seed: `${slug}/massifs`,
    palette,
    shadowSide,
    width,
    baseY: height,
    air: 0.1,
    peaks: [wall(-1, 0.66), wall(1, 0.6)],
    snow: 0.3,
    treeline: 0,
    apron: -3,
    hasTalus: false,
    mist: 0.15,
    terrace: 0.6,
  }).svg;
}

function drawTill(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const waves = canvas.noise('till');
  const groundAt = (x: number) =>
    height * (0.972 - 0.16 * Math.abs(x / width - 0.5) ** 1.2) + fractal(waves, x / 60, 2, 3) * 22;
  return (
    drawHill(canvas, groundAt, mix(palette.stoneShade, palette.ink, 0.35)) +
    drawRocks(canvas, 'till', height * 0.985, 7, 0.8)
  );
}
