import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { SEASONS } from '../palettes.ts';
import { drawMassif } from './massif.ts';
import type { Peak } from './peak.ts';

/** A snowy headwall between two dark, wooded side walls: the view up a glacial valley. */
export function drawCirque(canvas: Canvas, baseY: number, scale: number, isBare: boolean): string {
  const { width, palette, shadowSide, slug, scene } = canvas;
  const centre = width * 0.5;
  const spread = Math.max(210, width * 0.17) * scale;
  const peak = (x: number, z: number, height: number, half: number, turn?: number): Peak => {
    return { kind: 'pyramid', hollow: 0.22, x, z, height: height * scale, width: half * scale, turn };
  };
  // Taller walls are broader too: they move out, or they would hide the headwall.
  const apart = width * 0.42 + 130 * scale + 260 * Math.max(0, scale - 1);
  const treeline = SEASONS[scene.season].treeline;
  const shared = { palette, shadowSide, width, baseY };
  const headwall = drawMassif({
    ...shared,
    id: canvas.id('headwall'),
    seed: `${slug}/headwall`,
    air: 0.1,
    peaks: [
      peak(centre - spread * 0.15, 330, 410, 430, 0.5),
      peak(centre + spread, 360, 330, 360),
      peak(centre - spread * 1.1, 360, 320, 340),
    ],
    snow: scene.snow ?? 0.62,
    treeline: 0.02,
    terrace: 0.8,
    band: 60,
    mist: 0.4,
  });
  const walls = drawMassif({
    ...shared,
    id: canvas.id('walls'),
    seed: `${slug}/walls`,
    palette: { ...palette, rockLit: mix(palette.rockLit, palette.rockMid, 0.35) },
    peaks: [peak(centre - apart, 300, 520, 420, 0.8), peak(centre + apart, 300, 560, 440, 0.7)],
    snow: SEASONS[scene.season].snow * 0.4,
    treeline: isBare ? 0 : treeline + 0.12,
    apron: 0.04,
    mist: 0.3,
  });
  return headwall.svg + walls.svg;
}
