import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { clamp, lerp } from '../interpolate.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { d, fill, group, type Point } from '../svg.ts';

const STREAKS: Readonly<Record<Scene['light'], number>> = {
  dawn: 8,
  noon: 6,
  golden: 8,
  dusk: 8,
  night: 3,
  storm: 8,
};
const BILLOWS: Readonly<Record<Scene['light'], number>> = {
  dawn: 3,
  noon: 3,
  golden: 3,
  dusk: 3,
  night: 2,
  storm: 8,
};

/** The clouds a scene asks for, or those that suit its light; larger towards the top of the sky. */
export function drawClouds({ scene, width, palette, random }: Canvas, horizon: number): string {
  const next = random('clouds');
  const usual = scene.light === 'storm' || (scene.light === 'noon' && next() < 0.6) ? 'billows' : 'streaks';
  const kind = scene.clouds ?? (scene.light === 'night' ? 'none' : usual);
  if (kind === 'none') return '';
  const count = (kind === 'streaks' ? STREAKS : BILLOWS)[scene.light];
  const isStorm = scene.light === 'storm';
  const narrow = clamp(width / 1200, 0.62, 1);
  let svg = '';
  for (let i = 0; i < count; i++) {
    const low = (i + 0.5) / count;
    if (kind === 'streaks') {
      const x = next.between(-0.05, 1.05) * width;
      const y = horizon * lerp(0.08, 0.74, low) * next.between(0.85, 1.12);
      svg += streak(x, y, lerp(720, 260, low) * next.between(0.6, 1.3) * narrow, palette, next, low);
    } else {
      const size = lerp(460, 230, low) * next.between(0.8, 1.3) * (isStorm ? 1.8 : 1) * narrow;
      const y = horizon * lerp(0.14, 0.6, low) * next.between(0.85, 1.15);
      svg += billow(next() * width, y, size, palette, next, isStorm ? 0.8 : 0.92);
    }
  }
  return svg;
}

function streak(x: number, y: number, width: number, palette: Palette, random: Random, low: number): string {
  const height = width * random.between(0.022, 0.04);
  const shade = mix(palette.cloudShade, palette.cloud, low);
  const body =
    lens(x, y, width, height) + lens(x + width * 0.28, y + height * 1.5, width * 0.55, height * 0.6);
  const lit = lens(x + width * 0.04, y + height * 0.15, width * 0.6, height * 0.42);
  return group(fill(body, shade) + fill(lit, mix(palette.cloud, palette.sun, 0.4 * low)), {
    opacity: lerp(0.55, 0.85, low),
  });
}

function lens(x: number, y: number, w: number, h: number): string {
  return (
    d`M${x - w / 2} ${y}C${x - w * 0.3} ${y - h * 0.5} ${x - w * 0.15} ${y - h * 1.5} ${x + w * 0.05} ${y - h * 1.1}` +
    d`S${x + w * 0.3} ${y - h * 0.2} ${x + w / 2} ${y}` +
    d`C${x + w * 0.2} ${y + h * 0.7} ${x - w * 0.2} ${y + h * 0.5} ${x - w / 2} ${y}z`
  );
}

function billow(x: number, y: number, w: number, palette: Palette, random: Random, opacity: number): string {
  const h = w * 0.17;
  const steps = [0];
  for (let i = random.integer(5, 8); i > 0; i--)
    steps.push((steps[steps.length - 1] ?? 0) + random.between(0.5, 1.9));
  const total = steps[steps.length - 1] ?? 1;
  const bumps = steps.map((step): Point => {
    const t = step / total;
    return [
      x - w / 2 + t * w,
      y - Math.sin(Math.PI * clamp(t * 0.96 + 0.02)) * h * random.between(0.45, 1.2),
    ];
  });
  const foot = x - w / 2;
  let body = d`M${x - w * 0.62} ${y}Q${x - w * 0.55} ${y - h * 0.15} ${foot} ${y - h * 0.15}`;
  let [fromX, fromY] = bumps[0] ?? [foot, y];
  for (const [toX, toY] of bumps.slice(1)) {
    const crest = Math.min(fromY, toY) - h * 0.55;
    body += d`C${fromX} ${crest} ${toX} ${crest} ${toX} ${toY}`;
    [fromX, fromY] = [toX, toY];
  }
  body += d`Q${x + w * 0.56} ${y - h * 0.1} ${x + w * 0.66} ${y}z`;
  const underside =
    d`M${x - w * 0.62} ${y}C${x - w * 0.3} ${y - h * 0.42} ${x} ${y - h * 0.05} ${x + w * 0.2} ${y - h * 0.3}` +
    d`S${x + w * 0.5} ${y - h * 0.2} ${x + w * 0.66} ${y}z`;
  return group(fill(body, palette.cloud) + fill(underside, palette.cloudShade), { opacity });
}
