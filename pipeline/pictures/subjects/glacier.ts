import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { lerp, smoothstep } from '../interpolate.ts';
import { clipPath, d, fill, group, outline, type Point, polygon } from '../svg.ts';

/** Course of the ice: its edges and its y at a share of its way down, 0 at the top and 1 at the foot. */
export interface Glacier {
  readonly left: (t: number) => number;
  readonly right: (t: number) => number;
  readonly y: (t: number) => number;
}

/** Draws a glacier that flows down to the viewer: dirt in bands, crevasses, icefalls near its top, rubble at its rims. */
export function drawGlacier(canvas: Canvas, { left, right, y }: Glacier): string {
  const { palette, shadowSide } = canvas;
  const steps = Array.from({ length: 31 }, (_, i) => i / 30);
  const between = (t: number, u: number): Point => [lerp(left(t), right(t), u), y(t)];
  const strip = (from: number, to: number): Point[] => [
    ...steps.map((t) => between(t, from)),
    ...steps.map((t) => between(t, to)).reverse(),
  ];
  const rim = (u: number): Point[] => {
    const lower = steps.filter((t) => t > 0.22);
    const inner = (t: number) => lerp(u, 0.5, 0.06 * smoothstep(0.22, 0.6, t));
    return [...lower.map((t) => between(t, u)), ...lower.map((t) => between(t, inner(t))).reverse()];
  };
  const body = outline(strip(0, 1));
  const clip = canvas.id('ice');
  const shaded = shadowSide > 0 ? strip(0, 0.3) : strip(0.7, 1);
  const ice =
    fill(body, mix(palette.snowLit, palette.snowShade, 0.2)) +
    polygon(shaded, mix(palette.snowShade, palette.waterLight, 0.35), 0.8) +
    polygon(shadowSide > 0 ? strip(0.62, 0.86) : strip(0.14, 0.38), palette.snowLit) +
    drawFlowLines(canvas, between) +
    drawCrevasses(canvas, between) +
    drawIcefalls(canvas, between) +
    polygon(rim(0), palette.stoneShade, 0.8) +
    polygon(rim(1), palette.stoneShade, 0.8);
  return `<defs>${clipPath(clip, body)}</defs>${group(ice, { clip })}`;
}

type Between = (t: number, u: number) => Point;

/** Thin bands of dirt that follow the flow, one of them a dark medial moraine. */
function drawFlowLines(canvas: Canvas, between: Between): string {
  const { palette } = canvas;
  const random = canvas.random('flow lines');
  let svg = '';
  for (let i = 0; i < 11; i++) {
    const u = (i + random.between(0.1, 0.9)) / 11;
    const from = random.between(0.3, 0.5);
    const w = random.between(0.002, 0.006);
    const ts = Array.from({ length: 16 }, (_, k) => lerp(from, 1, k / 15));
    const band = [...ts.map((t) => between(t, u - w * t)), ...ts.map((t) => between(t, u + w * t)).reverse()];
    svg += polygon(band, mix(palette.snowShade, palette.waterDeep, 0.25), 0.5);
  }
  const ts = Array.from({ length: 18 }, (_, k) => lerp(0.28, 1, k / 17));
  const moraine = [
    ...ts.map((t) => between(t, 0.68 - 0.012 * t)),
    ...ts.map((t) => between(t, 0.68 + 0.016 * t)).reverse(),
  ];
  return svg + polygon(moraine, mix(palette.stone, palette.snowShade, 0.35), 0.9);
}

/** Blue arcs with a lit lower lip; they bow towards the viewer, where the ice flows fastest. */
function drawCrevasses(canvas: Canvas, between: Between): string {
  const { palette } = canvas;
  const random = canvas.random('crevasses');
  let dark = '';
  let bright = '';
  for (let row = 0; row < 17; row++) {
    const t = 0.4 + 0.6 * ((row + 0.5) / 17) ** 1.1;
    const count = 2 + Math.round(t * 3);
    for (let i = 0; i < count; i++) {
      const u = (i + random.between(0.05, 0.95)) / count;
      const reach = random.between(0.03, 0.085);
      const [x1, y1] = between(t - Math.abs(u - reach - 0.5) * 0.06, u - reach);
      const [x2, y2] = between(t - Math.abs(u + reach - 0.5) * 0.06, u + reach);
      const sag = lerp(2, 16, t) * random.between(0.7, 1.3);
      const thick = lerp(1.5, 12, t ** 1.5) * random.between(0.6, 1.3);
      const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag];
      dark += d`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}Q${mx} ${my + thick} ${x1} ${y1}z`;
      bright += d`M${x1} ${y1 + thick * 0.4}Q${mx} ${my + thick * 1.1} ${x2} ${y2 + thick * 0.4}Q${mx} ${my + thick * 2} ${x1} ${y1 + thick * 0.4}z`;
    }
  }
  return fill(dark, mix(palette.water, palette.snowShade, 0.15), 0.9) + fill(bright, palette.snowLit);
}

/** Three steps of broken ice in the notch: blocks with a lit top and a blue face. */
function drawIcefalls(canvas: Canvas, between: Between): string {
  const { palette, shadowSide } = canvas;
  const random = canvas.random('icefall');
  const blue = mix(palette.water, palette.snowShade, 0.35);
  const pale = mix(palette.snowShade, palette.waterLight, 0.4);
  let svg = '';
  for (const [from, to] of [
    [0.035, 0.1],
    [0.14, 0.22],
    [0.27, 0.37],
  ] as const) {
    const rows = 4;
    for (let row = 0; row < rows; row++) {
      const t = lerp(from, to, row / rows);
      const count = 15 + row * 2;
      let tops = '';
      let faces = '';
      for (let i = -1; i <= count; i++) {
        const [x, y] = between(t, (i + random.between(0.1, 0.9)) / count);
        const w = (between(t, 1)[0] - between(t, 0)[0]) / count;
        const tall = w * random.between(0.7, 1.5);
        tops += d`M${x - w * 0.6} ${y + tall * 0.4}L${x - w * 0.2} ${y - tall * 0.5}L${x + w * 0.45} ${y - tall * 0.3}L${x + w * 0.6} ${y + tall * 0.5}z`;
        faces += d`M${x + shadowSide * w * 0.1} ${y - tall * 0.3}L${x + shadowSide * w * 0.6} ${y - tall * 0.1}L${x + shadowSide * w * 0.6} ${y + tall * 0.6}L${x + shadowSide * w * 0.15} ${y + tall * 0.5}z`;
      }
      svg +=
        fill(faces, row % 2 ? blue : pale) +
        fill(tops, palette.snowLit, 0.9) +
        fill(faces, row % 2 ? pale : blue, 0.75);
    }
  }
  return svg;
}
