import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawCanoe, drawKayak, drawLog, drawRaft, drawTourBoat } from '../figures/boats.ts';
import { drawRocks } from '../ground/rock.ts';
import { d, fill } from '../svg.ts';
import { drawMist } from '../water/mist.ts';
import type { Spot } from './spot.ts';

/** One canoe with two paddlers. */
export function canoe(canvas: Canvas, { x, y, size }: Spot): string {
  return drawCanoe(x, y, size * 2.2, canvas.palette.red, canvas.palette, {
    random: canvas.random('crew'),
    flip: canvas.emptySide < 0,
  });
}

/** Three canoes at different distances, the nearest with a crew. */
export function canoes(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette, emptySide } = canvas;
  const back = emptySide * size;
  return (
    drawCanoe(x - back * 1.6, y - size * 0.62, size * 1.05, palette.canvas, palette) +
    drawCanoe(x - back * 0.2, y - size * 0.36, size * 1.45, palette.roof, palette, {
      random: canvas.random('crew 2'),
      flip: emptySide > 0,
    }) +
    drawCanoe(x + back * 0.9, y + size * 0.12, size * 2.1, palette.red, palette, {
      random: canvas.random('crew'),
      flip: emptySide < 0,
    })
  );
}

/** Two kayaks. */
export function kayak(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette, emptySide } = canvas;
  return (
    drawKayak(
      x - emptySide * size * 1.5,
      y - size * 0.4,
      size * 1.5,
      palette.canvas,
      palette,
      canvas.random('far paddler'),
      emptySide < 0,
    ) + drawKayak(x, y, size * 2.2, palette.red, palette, canvas.random('paddler'), emptySide < 0)
  );
}

/** A tour boat with its wake. */
export function boat({ palette, emptySide }: Canvas, { x, y, size }: Spot): string {
  return drawTourBoat(x, y, size * 2.9, palette, emptySide < 0);
}

/** Two rafts in white water. */
export function rafts(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette, emptySide } = canvas;
  const random = canvas.random('foam');
  let foam = '';
  for (let i = 0; i < 14; i++) {
    foam += drawMist(
      x + random.bell() * size * 2.2,
      y + size * random.between(-0.35, 0.45),
      size * random.between(0.5, 1.3),
      size * 0.09,
      palette.snowLit,
      0.75,
    );
  }
  return (
    drawRaft(
      x - emptySide * size * 1.7,
      y - size * 0.7,
      size * 1.3,
      palette,
      canvas.random('far raft'),
      emptySide < 0,
    ) +
    foam +
    drawRaft(x, y, size * 2.3, palette, canvas.random('raft'), emptySide < 0)
  );
}

/** Driftwood and boulders along the near shore. */
export function logs(canvas: Canvas): string {
  const { width, height, palette, unit } = canvas;
  const random = canvas.random('logs');
  const rows = [
    [0.87, 0.34, 22],
    [0.905, 0.4, 28],
    [0.935, 0.46, 32],
    [0.968, 0.42, 36],
  ] as const;
  const drawn = rows.map(([y, length, thickness]) =>
    drawLog(
      width * random.between(0.3, 0.68),
      height * y,
      unit * length * 1.15,
      thickness,
      Math.round(random.between(-8, 8)),
      palette,
    ),
  );
  return drawn.join('') + drawRocks(canvas, 'between logs', height * 0.955, 4, 1.05);
}

/** Reeds and bulrushes along the near shore. */
export function reeds(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const random = canvas.random('reeds');
  let stems = '';
  let heads = '';
  for (let i = 0; i < width / 9; i++) {
    const x = random() * width;
    const y = height * random.between(0.9, 1.03);
    const tall = random.between(45, 150) * (0.55 + Math.abs(x / width - 0.5));
    const tip = x + random.bell() * 22;
    stems += d`M${x - 3} ${y}Q${x + random.bell() * 6} ${y - tall * 0.6} ${tip} ${y - tall}Q${x + 6} ${y - tall / 2} ${x + 4} ${y}z`;
    if (random() < 0.2) heads += d`M${tip - 4} ${y - tall * 0.78}l3 -28h5l2 28q-5 4 -10 0z`;
  }
  const bed = d`M-10 ${height * 0.965}Q${width * 0.3} ${height * 0.94} ${width * 0.55} ${height * 0.97}T${width + 10} ${height * 0.96}V${height + 10}H-10z`;
  const dark = mix(palette.ink, palette.groundShade, 0.12);
  return (
    fill(bed, dark) + fill(stems, mix(palette.ink, palette.groundShade, 0.4)) + fill(heads, palette.woodShade)
  );
}
