import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { drawRocks } from '../ground/rock.ts';
import { lerp, smoothstep } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { clipPath, d, fill, group, outline, type Point, polygon } from '../svg.ts';
import { drawMassif } from '../terrain/massif.ts';
import { drawMountains } from '../terrain/mountains.ts';
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
    drawGlacier(canvas) +
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

function drawGlacier(canvas: Canvas): string {
  const { height, palette, shadowSide } = canvas;
  const left = edgeAt(canvas, -1);
  const right = edgeAt(canvas, 1);
  const y = (t: number) => height * lerp(TOP, 1.03, t);
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
