import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { WILD_ANIMALS } from '../figures/animals.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawHill } from '../ground/hill.ts';
import { closedCurve } from '../ground/plan.ts';
import { drawRock } from '../ground/rock.ts';
import { lerp } from '../interpolate.ts';
import { fractal } from '../noise.ts';
import { drawSky } from '../sky/drawSky.ts';
import { d, fill, line, type Point, polygon, rect } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawConifer } from '../trees/drawTree.ts';
import { drawForest } from '../trees/forest.ts';
import { drawMist } from '../water/mist.ts';

const LEDGES = 5;

/** Beside a road: a creek that comes down a staircase of broad ledges, in more strands on each. */
export function drawLedges(canvas: Canvas): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const reach = Math.min(width, 1200);
  const waves = canvas.noise('ledges');
  const [top, foot] = [height * 0.27, height * 0.8];
  const x = width * 0.5 + emptySide * reach * 0.03;
  const bank = (side: 1 | -1) => (at: number) => {
    const inner = x + side * reach * 0.3;
    const away = Math.max(0, side * (at - inner)) / reach;
    return lerp(foot, top, Math.min(1, away * 2.6)) + fractal(waves, at / 70, 20 + side, 2) * 30;
  };
  const woods = (side: 1 | -1) =>
    drawForest(canvas, {
      name: `bank ${side}`,
      from: side < 0 ? -20 : x + reach * 0.24,
      to: side < 0 ? x - reach * 0.24 : width + 20,
      groundAt: bank(side),
      rows: 3,
      heights: [70, 120],
      gap: 44,
      bottom: height * 0.86,
      colors: [palette.forestMid, palette.forestNear],
      goldShare: scene.season === 'autumn' ? 0.2 : 0,
    });
  const steps = Array.from({ length: LEDGES }, (_, i) => drawStep(canvas, { x, top, foot, reach, index: i }));
  return (
    drawSky(canvas, height * 0.3) +
    drawMountains(canvas, { baseY: height * 0.24, scale: 0.42 }) +
    drawForest(canvas, {
      name: 'above',
      groundAt: (at) => height * 0.2 + fractal(waves, at / 120, 5, 2) * 20,
      rows: 6,
      heights: [40, 84],
      gap: 24,
      colors: [mix(palette.forestFar, palette.haze, 0.2), palette.forestMid],
    }) +
    steps.join('') +
    woods(-1) +
    woods(1) +
    drawRoadside(canvas, height * 0.83, x, reach)
  );
}

interface Step {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly reach: number;
  readonly index: number;
}

/** A wall of limestone with the strands of water that fall over it, and the wet tread below. */
function drawStep(canvas: Canvas, { x, top, foot, reach, index }: Step): string {
  const { width, palette, emptySide, shadowSide } = canvas;
  const next = canvas.random(`ledge ${index}`);
  const waves = canvas.noise(`ledge ${index}`);
  const t = index / (LEDGES - 1);
  const shares = [0, 0.24, 0.38, 0.6, 0.75, 1];
  const lipY = lerp(top, foot, shares[index] ?? 0);
  const footY = lerp(top, foot, shares[index + 1] ?? 1);
  const drop = footY - lipY;
  const tread = drop * 0.2;
  const half = lerp(reach * 0.13, reach * 0.33, t) * next.between(0.9, 1.1);
  const at = x + ([0.9, -0.5, 0.4, -0.7, 0.1][index] ?? 0) * emptySide * reach * 0.09;
  const lip = (px: number) => {
    const aside = Math.max(0, Math.abs(px - at) / half - 1.15);
    return lipY + fractal(waves, px / 46, 1, 3) * drop * 0.34 + aside ** 1.3 * drop * 0.55;
  };
  const lit = mix(palette.rockLit, palette.stoneLit, 0.5);
  const wall = mix(mix(palette.rockMid, palette.stone, 0.5), palette.haze, 0.2 * (1 - t));
  const columns = Array.from({ length: 61 }, (_, i) => lerp(at - reach * 0.75, at + reach * 0.75, i / 60));
  const rock = (from: (px: number) => number, to: number, color: string) =>
    polygon(
      [...columns.map((px): Point => [px, from(px)]), [at + reach * 0.75, to], [at - reach * 0.75, to]],
      color,
    );
  let cracks = '';
  let shades = '';
  for (const px of columns) {
    const tall = drop * next.between(0.25, 0.7);
    const wide = half * next.between(0.05, 0.12);
    shades += d`M${px} ${lip(px) + tread}l${shadowSide * wide} ${next.between(2, 10)}l${-shadowSide * wide * 0.2} ${tall}l${-shadowSide * wide * 0.7} ${-next.between(4, 14)}z`;
    if (next() < 0.4)
      cracks += d`M${px} ${lip(px) + tread + drop * 0.36}l${half * 0.16} ${next.between(-4, 4)}`;
  }
  const strandCount = 2 + index;
  let strands = '';
  let cores = '';
  let foam = '';
  for (let i = 0; i < strandCount; i++) {
    const middle = at + ((i + 0.5) / strandCount - 0.5) * half * 1.9 + next.bell() * half * 0.08;
    const w = (half * next.between(0.35, 1.02)) / strandCount;
    const y = lip(middle) + tread * 0.55;
    const flare = w * next.between(1, 1.6);
    strands += d`M${middle - w} ${y}Q${middle} ${y - 8} ${middle + w} ${y}Q${middle + w * 1.05} ${y + drop * 0.3} ${middle + flare} ${footY + 10}Q${middle} ${footY + 20} ${middle - flare} ${footY + 8}Q${middle - w * 1.05} ${y + drop * 0.3} ${middle - w} ${y}z`;
    for (let k = 0; k < w / 5; k++) {
      const share = next.between(-0.9, 0.9);
      cores += d`M${middle + share * w} ${y + next.between(0, drop * 0.5)}l${share * (flare - w) * 0.5} ${drop * next.between(0.2, 0.5)}`;
    }
    for (let k = 0; k < 2; k++) {
      const px = middle + next.between(-1.5, 1.5) * w;
      strands += d`M${px - 3} ${y + 2}L${px + 3} ${y + 2}L${px + 5} ${footY + 8}L${px - 5} ${footY + 6}z`;
    }
    foam += drawMist(middle, footY + 10, flare * 3.2, 16, palette.snowLit, 0.75);
  }
  const pool = closedCurve([
    [at - half * 0.92, lip(at - half) + tread * 0.75],
    [at - half * 0.4, lipY + tread * 0.2],
    [at + half * 0.35, lipY + tread * 0.15],
    [at + half * 0.92, lip(at + half) + tread * 0.72],
    [at, lipY + tread * 0.95],
  ]);
  const rocks = [-1.12, 1.1].map((share) =>
    drawRock(
      at + share * half * 0.9,
      footY + 14,
      half * next.between(0.3, 0.5),
      drop * 0.5,
      next,
      palette,
      shadowSide,
    ),
  );
  return (
    rock(lip, width, lit) +
    rock((px) => lip(px) + tread + fractal(waves, px / 40, 8, 2) * 10, width, wall) +
    fill(shades, mix(palette.rockShade, palette.stoneShade, 0.4), 0.75) +
    line(cracks, mix(palette.rockDeep, wall, 0.4), 2.5, 0.7) +
    polygon(pool, mix(palette.water, palette.waterLight, 0.3)) +
    fill(strands, mix(palette.snowLit, palette.waterLight, 0.22)) +
    line(cores, mix(palette.water, palette.waterLight, 0.5), lerp(1.6, 3, t), 0.8) +
    foam +
    rocks.join('')
  );
}

/** The verge before the falls with its visitor and the scene's animal, the road along it and the posts of its edge. */
function drawRoadside(canvas: Canvas, kerb: number, x: number, reach: number): string {
  const { width, height, palette, emptySide, scene } = canvas;
  const random = canvas.random('roadside');
  const gravel = mix(palette.stoneLit, palette.ground, 0.35);
  const road = mix(palette.stoneShade, palette.ink, 0.25);
  let posts = '';
  for (let px = width * 0.02; px < width; px += 132) posts += d`M${px} ${kerb + 40}v-34`;
  return (
    drawHill(canvas, (px) => kerb - 8 + Math.sin(px / 50) * 5, gravel) +
    rect(x - reach * 0.1, kerb + 2, reach * 0.2, 16, mix(palette.waterDeep, palette.ink, 0.4)) +
    drawForeground(
      canvas,
      { x: x - emptySide * reach * 0.25, y: kerb + 36, size: height * 0.13 },
      'photographer',
    ) +
    (scene.animal
      ? WILD_ANIMALS[scene.animal](
          x + emptySide * reach * 0.22,
          kerb + 34,
          height * 0.1,
          palette,
          emptySide > 0,
        )
      : '') +
    line(posts, palette.snowLit, 8) +
    rect(-10, kerb + 40, width + 20, height, road) +
    rect(-10, kerb + 52, width + 20, 6, palette.snowLit) +
    line(d`M-10 ${height * 0.975}H${width + 10}`, palette.canvas, 9) +
    [0.02, 0.97]
      .map((share) =>
        drawConifer(
          canvas,
          width * share,
          kerb + 24,
          height * random.between(0.36, 0.46),
          random,
          palette.forestNear,
        ),
      )
      .join('')
  );
}
