import type { Canvas } from '../canvas.ts';
import { fade, outline } from '../svg.ts';

const STRIPS = 120;

/** Three curtains of northern lights, each a row of narrow strips that fade upwards. */
export function drawAurora({ width, id, random }: Canvas, horizon: number): string {
  const next = random('aurora');
  const gradient = id('aurora');
  let svg = `<defs>${fade(gradient, [
    [0, '#8f6bd8', 0],
    [0.45, '#3fd6a0', 0.35],
    [1, '#a6ffcf', 0.85],
  ])}</defs>`;
  for (let curtain = 0; curtain < 3; curtain++) {
    const phase = next.between(0, 6);
    const swing = horizon * 0.13;
    const footY = (u: number) =>
      horizon * (0.4 + 0.2 * curtain) +
      Math.sin(u * 5.4 + phase) * swing +
      Math.sin(u * 13 + phase * 2) * swing * 0.4;
    const footX = (u: number) => width * (-0.05 + 1.1 * u) + Math.sin(u * 17 + phase) * width * 0.022;
    for (let i = 0; i < STRIPS; i++) {
      const left = i / STRIPS;
      const right = (i + 1.15) / STRIPS;
      const waves =
        0.28 + 0.22 * Math.abs(Math.sin(i * 0.21 + phase)) + 0.1 * Math.abs(Math.sin(i * 0.83 + curtain));
      const tall = horizon * (waves + 0.05 * next());
      if (footX(right) <= footX(left)) continue;
      const lean = width * 0.012;
      const strip = outline([
        [footX(left), footY(left)],
        [footX(right), footY(right)],
        [footX(right) + lean, footY(right) - tall],
        [footX(left) + lean, footY(left) - tall],
      ]);
      const strength =
        (0.35 + 0.5 * Math.abs(Math.sin(i * 0.12 + phase + curtain))) * (curtain === 1 ? 1 : 0.75);
      svg += `<path d="${strip}" fill="url(#${gradient})" opacity="${strength.toFixed(2)}"/>`;
    }
  }
  return svg;
}
