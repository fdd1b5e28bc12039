import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawTree } from './drawTree.ts';

type Frame = NonNullable<Scene['frame']>;

/** Trees at the edge of the picture that lead the eye in; the scene's `frame`, or what the slug picks. */
export function drawFrameTrees(canvas: Canvas, side: 1 | -1 = canvas.emptySide): string {
  const { scene, palette, width, height } = canvas;
  const random = canvas.random('frame trees');
  const frame: Frame = scene.frame ?? random.pick(['pair', 'trio', 'single', 'low', 'pair', 'low'] as const);
  // Depth in from the edge, in units, so that a tall picture keeps its middle open.
  const at = (inset: number) => (side < 0 ? inset : width - inset);
  const tree = (x: number, size: number, sink: number, share = 0) =>
    drawTree(
      canvas,
      x,
      height * (1.02 + sink),
      height * size,
      random,
      mix(palette.forestNear, palette.forestMid, share),
    );
  switch (frame) {
    case 'none':
      return '';
    case 'single':
      return tree(at(56), random.between(0.9, 1.05), 0.02);
    case 'pair':
      return tree(at(44), random.between(0.8, 0.95), 0.02) + tree(at(122), random.between(0.42, 0.54), 0.03);
    case 'trio':
      return (
        tree(at(178), 0.38, 0.01, 0.25) +
        tree(at(40), random.between(0.82, 0.96), 0.02) +
        tree(at(112), 0.62, 0.03)
      );
    case 'low': {
      const near = [at(-20), 0.48] as const;
      const rest = [
        [at(34), 0.4],
        [at(92), 0.29],
        [at(150), 0.2],
        [width - at(8), 0.33],
        [width - at(66), 0.21],
      ] as const;
      return [near, ...rest].map(([x, size]) => tree(x, size, 0.02)).join('');
    }
  }
}
