import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { lerp } from '../interpolate.ts';
import { box, clipPath, fill, group, rect, spot, facet } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawSky } from '../sky/drawSky.ts';
import type { DrawSubject } from './subject.ts';

/** A large screen with a mountain on it, before rows of heads in the dark. */
export const cinema: DrawSubject = (canvas) => {
  const { width, height, palette } = canvas;
  const across = Math.min(width * 0.86, 1240);
  const left = (width - across) / 2;
  const top = height * 0.12;
  const tall = Math.min(across * 0.62, height * 0.46);
  const clip = canvas.id('screen');
  const hall = mix(palette.ink, palette.redShade, 0.28);
  const shown = drawSky(canvas, top + tall) + drawMountains(canvas, { baseY: top + tall + 40, scale: 0.86 });
  const curtain = mix(palette.redShade, palette.ink, 0.25);
  return (
    rect(0, 0, width, height, hall) +
    drapes(0, left * 0.9, canvas, curtain) +
    drapes(width - left * 0.9, width, canvas, curtain) +
    rect(left - 16, top - 16, across + 32, tall + 32, palette.ink) +
    `<defs>${clipPath(clip, box(left, top, across, tall))}</defs>${group(shown, { clip })}` +
    facet`${palette.glow} 0.12: ${left},${top + tall} ${left + across},${top + tall} ${width * 1.05},${height} ${-width * 0.05},${height}` +
    drawAudience(canvas, top + tall + 60)
  );
};

function drapes(from: number, to: number, { height, palette }: Canvas, color: string): string {
  const count = Math.max(2, Math.round((to - from) / 34));
  const step = (to - from) / count;
  let folds = '';
  for (let i = 0; i < count; i++) folds += box(from + i * step, 0, step * 0.45, height * 0.72);
  return rect(from, 0, to - from, height * 0.72, color) + fill(folds, palette.redShade, 0.55);
}

/** Rows of seats and heads, the nearest the largest and darkest. */
function drawAudience({ width, height, palette, random }: Canvas, top: number): string {
  const next = random('audience');
  let svg = '';
  for (let row = 0; row < 6; row++) {
    const t = row / 5;
    const y = lerp(top, height * 0.99, t ** 1.1);
    const size = lerp(15, 44, t);
    const color = mix(mix(palette.redShade, palette.glow, 0.45), palette.ink, t ** 0.6);
    let heads = '';
    for (let x = next() * size * 2; x < width + size; x += size * next.between(2.9, 3.7)) {
      if (next() < 0.08) continue;
      const lift = next.between(0, size * 0.4);
      heads +=
        spot(x, y - lift, size * 0.72, size * 0.86) +
        spot(x, y + size * 1.5 - lift, size * 1.35, size * 0.95);
    }
    svg += fill(heads, color) + rect(0, y + size * 1.25, width, height, color);
  }
  return svg;
}
