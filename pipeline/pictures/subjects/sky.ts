import { lake } from './lake.ts';
import type { DrawSubject } from './subject.ts';

/** A lake under the night sky: the lake with lower mountains, so that the sky has room. */
export const sky: DrawSubject = (canvas) =>
  lake({
    ...canvas,
    scene: {
      ...canvas.scene,
      height: (canvas.scene.height ?? 1) * 0.8,
      horizon: canvas.scene.horizon ?? 0.68,
    },
  });
