import type { Canvas } from '../canvas.ts';
import { drawElk, drawHorse } from '../figures/animals.ts';
import { drawTent } from '../figures/campfire.ts';
import { drawBench, drawRedChair } from '../figures/furniture.ts';
import { drawCyclist } from '../figures/machines.ts';
import { drawPerson, type Outfit, randomOutfit } from '../figures/person.ts';
import type { PoseName } from '../figures/poses.ts';
import { drawRocks } from '../ground/rock.ts';
import { d, line, polygon, rect, lined } from '../svg.ts';
import type { Spot } from './spot.ts';

interface Stand {
  readonly dx?: number;
  readonly dy?: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly wear?: Partial<Outfit>;
}

function person(canvas: Canvas, name: string, spot: Spot, pose: PoseName, stand: Stand = {}): string {
  const { dx = 0, dy = 0, scale = 1, flip = false, wear = {} } = stand;
  const outfit = randomOutfit(canvas.random(name), canvas.palette, wear);
  return drawPerson(
    spot.x + dx * spot.size,
    spot.y + dy * spot.size,
    spot.size * scale,
    pose,
    outfit,
    canvas.palette,
    flip,
  );
}

/** One hiker with a pack: walking, pointing or at rest, as the slug picks. */
export function hiker(canvas: Canvas, spot: Spot): string {
  const random = canvas.random('hiker pose');
  const pose = random.pick(['walk', 'point', 'stand', 'walk'] as const);
  const hasPoles = pose === 'walk' && random() < 0.6;
  return person(canvas, 'hiker', spot, pose, {
    flip: canvas.emptySide > 0,
    wear: { hasPack: true, hasPoles },
  });
}

/** Two or three hikers; in some pictures one has arms raised. */
export function hikers(canvas: Canvas, spot: Spot): string {
  const random = canvas.random('party');
  const third =
    random() < 0.5
      ? person(canvas, 'third', spot, random.pick(['cheer', 'photograph'] as const), {
          dx: 0.9,
          dy: 0.04,
          scale: 0.97,
        })
      : '';
  return (
    person(canvas, 'second', spot, 'walk', { dx: -0.52, dy: -0.03, scale: 0.93, wear: { hasPack: true } }) +
    person(canvas, 'first', spot, random.pick(['point', 'walk', 'stand'] as const), {
      wear: { hasPack: true, hasPoles: false },
    }) +
    third
  );
}

/** A photographer behind a tripod. */
export function photographer(canvas: Canvas, spot: Spot): string {
  const { x, y, size } = spot;
  const flip = canvas.emptySide > 0 ? -1 : 1;
  const head = x + flip * size * 0.28;
  const tripod = d`M${head} ${y - size * 0.72}L${head - size * 0.2} ${y}M${head} ${y - size * 0.72}L${head + size * 0.2} ${y}M${head} ${y - size * 0.72}V${y - size * 0.02}`;
  const camera = d`M${head - size * 0.07} ${y - size * 0.78}h${size * 0.14}`;
  return (
    person(canvas, 'photographer', spot, 'photograph', { flip: flip < 0, wear: { hasPack: true } }) +
    line(tripod, canvas.palette.ink, size * 0.025) +
    line(camera, canvas.palette.ink, size * 0.1)
  );
}

/** Two riders on horses. */
export function rider(canvas: Canvas, spot: Spot): string {
  const mounted = (name: string, dx: number, dy: number, scale: number) => {
    const h = spot.size * scale;
    const x = spot.x + dx * spot.size;
    const y = spot.y + dy * spot.size;
    const outfit = randomOutfit(canvas.random(name), canvas.palette, { headgear: 'hat' });
    return (
      drawHorse(x, y, h * 1.3, canvas.palette) +
      drawPerson(x - h * 0.1, y - h * 0.58, h * 0.98, 'sit', outfit, canvas.palette)
    );
  };
  return mounted('second rider', -1.55, -0.12, 0.86) + mounted('first rider', 0, 0, 1);
}

/** Two cyclists. */
export function cyclist(canvas: Canvas, { x, y, size }: Spot): string {
  const random = canvas.random('cyclists');
  const { palette } = canvas;
  const [first, second] = random() < 0.5 ? [palette.red, palette.canvas] : [palette.canvas, palette.red];
  return (
    drawCyclist(x - size * 1.1, y - size * 0.12, size * 0.86, second, random.pick(palette.skins), palette) +
    drawCyclist(x + size * 0.15, y, size * 1.05, first, random.pick(palette.skins), palette)
  );
}

/** A field of runners, the first close by. */
export function runners(canvas: Canvas, spot: Spot): string {
  const places = [
    [1.15, -0.42, 0.62],
    [-0.95, -0.38, 0.66],
    [0.3, -0.28, 0.76],
    [-1.7, -0.16, 0.8],
    [-0.45, 0, 1],
    [0.75, 0.08, 1.08],
  ] as const;
  return places
    .map(([dx, dy, scale], i) => person(canvas, `runner ${i}`, spot, 'run', { dx, dy, scale }))
    .join('');
}

/** Someone on the rope; the crag draws the rope itself. */
export function climber(canvas: Canvas, spot: Spot): string {
  return person(canvas, 'climber', spot, 'climb', { wear: { headgear: 'helmet' } });
}

export function elk({ palette, emptySide }: Canvas, { x, y, size }: Spot): string {
  return drawElk(x, y, size * 1.5, palette, emptySide < 0);
}

export function rocks(canvas: Canvas): string {
  return drawRocks(canvas, 'near', canvas.height * 0.95, 7, 1.1);
}

export function chair({ palette, emptySide }: Canvas, { x, y, size }: Spot): string {
  return drawRedChair(x, y, size * 1.15, palette, emptySide < 0);
}

export function bench({ palette }: Canvas, { x, y, size }: Spot): string {
  return drawBench(x, y, size * 1.5, palette);
}

export function tent({ palette }: Canvas, { x, y, size }: Spot): string {
  return drawTent(x, y, size * 1.9, palette);
}

/** A painter before an easel with a half-done mountain on it. */
export function easel(canvas: Canvas, { x, y, size }: Spot): string {
  const { palette } = canvas;
  const side = canvas.emptySide;
  const ex = x + side * size * 0.62;
  const top = y - size * 1.05;
  const half = size * 0.42;
  const sheet = (shape: Parameters<typeof polygon>[0], color: string) => polygon(shape, color);
  return (
    lined`${palette.woodShade} ${size * 0.045}: M${ex} ${top - size * 0.16}L${ex - size * 0.34} ${y}M${ex} ${top - size * 0.16}L${ex + size * 0.34} ${y}M${ex} ${top}V${y - size * 0.06}` +
    rect(ex - half, top, half * 2, size * 0.6, palette.plaster) +
    sheet(
      [
        [ex - half * 0.86, top + size * 0.46],
        [ex - half * 0.2, top + size * 0.12],
        [ex + half * 0.2, top + size * 0.32],
        [ex + half * 0.5, top + size * 0.2],
        [ex + half * 0.86, top + size * 0.46],
      ],
      palette.rockMid,
    ) +
    sheet(
      [
        [ex - half * 0.42, top + size * 0.24],
        [ex - half * 0.2, top + size * 0.12],
        [ex, top + size * 0.22],
      ],
      palette.snowLit,
    ) +
    rect(ex - half * 0.86, top + size * 0.46, half * 1.72, size * 0.08, palette.water) +
    rect(ex - half * 1.1, top + size * 0.6, half * 2.2, size * 0.05, palette.woodShade) +
    person(canvas, 'painter', { x, y, size }, 'point', { flip: side < 0, wear: { headgear: 'hat' } })
  );
}
