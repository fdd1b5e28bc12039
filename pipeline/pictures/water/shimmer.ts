import type { Canvas } from '../canvas.ts';
import type { Color } from '../color.ts';
import { lerp } from '../interpolate.ts';
import { d, fill } from '../svg.ts';

interface ShimmerOptions {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly color: Color;
  readonly count: number;
  readonly opacity: number;
  /** Gathers the glints in a column around an x (a path of light). */
  readonly focus?: number;
  readonly breadth?: number;
}

/** Flat glints on water, longer towards the viewer. */
export function drawShimmer(canvas: Canvas, options: ShimmerOptions): string {
  const { from, to, top, bottom, focus, breadth = 1 } = options;
  const random = canvas.random(`shimmer ${options.name}`);
  let glints = '';
  for (let i = 0; i < options.count; i++) {
    const t = random() ** 1.15;
    const y = lerp(top, bottom, t);
    const w = lerp(26, 210, t) * random.between(0.4, 1.25) * breadth;
    const x = focus === undefined ? random.between(from, to) : focus + random.bell() * lerp(40, 150, t);
    const h = lerp(1.2, 4.6, t);
    glints +=
      d`M${x - w / 2} ${y}Q${x - w * 0.2} ${y - h} ${x} ${y - h / 2}T${x + w / 2} ${y}` +
      d`Q${x + w * 0.15} ${y + h} ${x - w * 0.1} ${y + h / 2}T${x - w / 2} ${y}z`;
  }
  return fill(glints, options.color, options.opacity);
}
