import type { Scene } from '../../../schemas/types/authored.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { WILD_ANIMALS } from '../figures/animals.ts';
import { DISHES } from '../figures/dishes.ts';
import { drawMeadow } from '../ground/meadow.ts';
import { drawShore } from '../ground/shore.ts';
import { type Palette, paletteFor } from '../palette.ts';
import { drawSky } from '../sky/drawSky.ts';
import { box, circle, clipPath, d, fill, group, line, place, rect, spot, filled, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawFarLake } from './farLake.ts';
import { drawRail, drawRoofs } from './tableTerrace.ts';

type Room = Canvas & { readonly inside: Palette };

/** The edge of the table, as a share of the height. */
const EDGE = 0.66;

/** A meal close by: at a window, at a bar, before a fire or on a terrace. */
export function drawMeal(canvas: Canvas, plate: NonNullable<Scene['plate']>): string {
  const { width, height, palette, scene, shadowSide } = canvas;
  // Lamps light a room warmly, whatever the hour outside.
  const inside =
    palette.isDark || scene.light === 'storm'
      ? paletteFor({ ...scene, light: 'golden', season: 'summer' })
      : palette;
  const room: Room = { ...canvas, inside };
  const meal = DISHES[plate](inside);
  const seats = width > 1200 ? [-600, 600] : [];
  return (
    (SETTINGS[scene.viewpoint ?? 'window'] ?? drawWindow)(room) +
    drawTop(room) +
    seats.map((x) => place(meal, width / 2 + x, height * 0.79, 1.1, shadowSide < 0)).join('') +
    place(meal, width / 2, height * 0.83, 1.42, shadowSide < 0)
  );
}

const SETTINGS: Readonly<Partial<Record<NonNullable<Scene['viewpoint']>, (room: Room) => string>>> = {
  counter: drawCounter,
  hearth: drawHearth,
  terrace: drawOutside,
};

/** The table: white cloth for a long evening, boards otherwise. */
function drawTop({ width, height, inside, scene }: Room): string {
  const y = height * EDGE;
  const isLaid = ['wine', 'fish', 'tasting'].includes(scene.plate ?? '');
  const top = isLaid ? mix(inside.snowLit, inside.plaster, 0.6) : inside.wood;
  let seams = '';
  for (let share = -2; share <= 2; share += isLaid ? 1 : 0.22)
    seams += d`M${width * (0.5 + share * 0.4)} ${y}L${width * (0.5 + share)} ${height + 10}`;
  return (
    rect(-10, y, width + 20, height, top) +
    line(seams, isLaid ? inside.stoneLit : inside.woodShade, 4, 0.6) +
    rect(-10, y, width + 20, 9, mix(top, inside.snowLit, 0.35))
  );
}

/** The land outside: a lake, a town or a forest, under the mountains. */
function drawView(canvas: Canvas): string {
  const { height, scene } = canvas;
  if (scene.below === 'lake') return drawFarLake(canvas, { shoreY: height * 0.5, scale: 0.9 });
  const land = drawSky(canvas, height * 0.44) + drawMountains(canvas, { baseY: height * 0.5, scale: 0.9 });
  return scene.below === 'town'
    ? land +
        drawShore(canvas, height * 0.5, { rows: 3, heights: [26, 46] }) +
        drawRoofs(canvas, height * 0.47, height * EDGE)
    : land +
        drawShore(canvas, height * 0.53, { rows: 4, heights: [36, 84] }) +
        drawMeadow(canvas, height * 0.58, { rows: 2 });
}

function drawOutside(room: Room): string {
  return drawView(room) + drawRail(room, room.height * EDGE) + drawSign(room);
}

/** Outlines of panes within (0, 0) and (1, 1). */
const PANES: Readonly<
  Record<
    NonNullable<Scene['shape']> | 'six',
    {
      outline: (x: number, y: number, w: number, h: number) => string;
      bars: readonly [down: readonly number[], across: readonly number[]];
    }
  >
> = {
  six: { outline: box, bars: [[0.33, 0.67], [0.5]] },
  long: { outline: (x, y, w, h) => box(x - w, y + h * 0.16, w * 3, h * 0.84), bars: [[], []] },
  chain: { outline: box, bars: [[0.31, 0.345, 0.655, 0.69], []] },
  round: {
    outline: (x, y, w, h) => spot(x + w / 2, y + h * 0.5, Math.min(w, h) * 0.52),
    bars: [[0.5], [0.5]],
  },
  head: {
    outline: (x, y, w, h) =>
      d`M${x} ${y + h}V${y + w * 0.42}A${w / 2} ${w * 0.42} 0 0 1 ${x + w} ${y + w * 0.42}V${y + h}z`,
    bars: [[0.5], [0.44]],
  },
};

function drawWindow(room: Room): string {
  const { width, height, inside, scene, emptySide } = room;
  const wide = Math.min(width * 0.8, 980);
  const [x, y, tall] = [width / 2 - wide / 2, height * 0.07, height * (EDGE - 0.13)];
  const pane = PANES[scene.shape ?? 'six'];
  const frame = pane.outline(x, y, wide, tall);
  const [down, across] = pane.bars;
  const bars =
    down.map((share) => d`M${x + wide * share} ${y}v${tall}`).join('') +
    across.map((share) => d`M${x} ${y + tall * share}h${wide}`).join('');
  const clip = room.id('window');
  const wood = mix(inside.woodShade, inside.ink, 0.3);
  const wall = mix(mix(inside.wood, inside.plaster, 0.25), inside.ink, room.palette.isDark ? 0.5 : 0.08);
  return (
    rect(0, 0, width, height, wall) +
    rect(0, height * 0.56, width, height * 0.1, mix(wall, inside.ink, 0.3)) +
    `<defs>${clipPath(clip, frame)}</defs>` +
    group(drawView(room) + line(bars, wood, 13), { clip }) +
    line(frame, wood, 26) +
    rect(x - 30, y + tall, wide + 60, 24, inside.wood) +
    drawLamp(room, width / 2 + emptySide * wide * 0.3) +
    drawSign(room)
  );
}

/** A lamp that hangs over the table. */
function drawLamp({ height, inside, palette }: Room, x: number): string {
  const y = height * 0.24;
  return (
    circle(x, y + 20, 170, inside.glow, palette.isDark ? 0.16 : 0.06) +
    line(d`M${x} -10V${y - 50}`, inside.ink, 5) +
    filled`${inside.roof}: M${x - 74} ${y + 20}C${x - 66} ${y - 34} ${x - 30} ${y - 60} ${x} ${y - 60}C${x + 30} ${y - 60} ${x + 66} ${y - 34} ${x + 74} ${y + 20}z` +
    fill(spot(x, y + 20, 74, 13), inside.glow)
  );
}

/** Shelves of bottles behind a bar, with three taps. */
function drawCounter(room: Room): string {
  const { width, height, inside, emptySide } = room;
  const next = room.random('bottles');
  const wall = mix(inside.woodShade, inside.ink, 0.45);
  const inks = [inside.forestMid, inside.gold, inside.redShade, inside.stoneLit, inside.water] as const;
  let shelves = '';
  for (const share of [0.2, 0.4, 0.6]) {
    const y = height * share;
    for (let x = 14; x < width; x += next.between(38, 62)) {
      const [w, tall] = [next.between(13, 19), next.between(78, 122)];
      const ink = next.pick(inks);
      shelves +=
        filled`${ink}: M${x - w} ${y}V${y - tall * 0.6}Q${x - w} ${y - tall * 0.74} ${x - w * 0.4} ${y - tall * 0.78}V${y - tall}h${w * 0.8}v${tall * 0.22}Q${x + w} ${y - tall * 0.74} ${x + w} ${y - tall * 0.6}V${y}z` +
        rect(x - w, y - tall * 0.46, w * 2, tall * 0.26, inside.plaster, 0.85);
    }
    shelves += rect(0, y, width, 15, inside.woodLit) + rect(0, y + 15, width, 10, inside.ink, 0.4);
  }
  const taps = [-70, 0, 70]
    .map((dx, i) => {
      const x = width / 2 - emptySide * width * 0.22 + dx;
      const foot = height * EDGE;
      return (
        line(d`M${x} ${foot}v-130h34v26`, inside.stoneLit, 17) +
        fill(d`M${x - 14} ${foot - 138}l-8 -104q22 -24 44 0l-8 104z`, inks[(i * 2 + 1) % 5] ?? inside.gold)
      );
    })
    .join('');
  return (
    rect(0, 0, width, height, wall) +
    shelves +
    taps +
    drawLamp(room, width / 2 + emptySide * width * 0.2) +
    drawSign(room)
  );
}

/** An open fire in a wall of river stones. */
function drawHearth(room: Room): string {
  const { width, height, inside, emptySide } = room;
  const next = room.random('stones');
  const x = width / 2 + emptySide * width * 0.1;
  const floor = height * EDGE;
  let stones = '';
  for (let row = 0; row < 9; row++)
    for (let at = row % 2 ? -40 : 0; at < width + 60; at += next.between(84, 128))
      stones += fill(
        spot(at, floor - 30 - row * 68, next.between(40, 58), 30),
        mix(inside.stone, next.pick([inside.stoneLit, inside.stoneShade, inside.wood]), 0.5),
      );
  const flame = (wide: number, tall: number) =>
    d`M${x - wide} ${floor}C${x - wide * 1.2} ${floor - tall * 0.5} ${x - wide * 0.3} ${floor - tall * 0.4} ${x - wide * 0.4} ${floor - tall}C${x + wide * 0.1} ${floor - tall * 0.8} ${x + wide * 0.1} ${floor - tall * 0.5} ${x + wide * 0.4} ${floor - tall * 0.72}C${x + wide * 1.2} ${floor - tall * 0.4} ${x + wide * 1.1} ${floor - tall * 0.2} ${x + wide} ${floor}z`;
  return (
    rect(0, 0, width, height, mix(inside.stoneShade, inside.ink, 0.3)) +
    stones +
    filled`${inside.ink}: M${x - 210} ${floor}V${height * 0.34}Q${x} ${height * 0.2} ${x + 210} ${height * 0.34}V${floor}z` +
    circle(x, floor - 90, 200, inside.glow, 0.22) +
    fill(flame(130, 270), inside.red) +
    fill(flame(92, 200), inside.gold) +
    fill(flame(52, 128), inside.goldLit) +
    lined`${inside.bark} 30: M${x - 150} ${floor - 14}L${x + 140} ${floor - 40}M${x - 140} ${floor - 40}L${x + 150} ${floor - 12}` +
    rect(x - 290, height * 0.2, 580, 40, inside.woodLit) +
    rect(x - 290, height * 0.2 + 40, 580, 14, inside.woodShade) +
    drawSign(room)
  );
}

/** A board that hangs from the ceiling with the animal of the scene. */
function drawSign({ width, height, inside, emptySide, scene }: Room): string {
  if (!scene.animal) return '';
  const x = width / 2 - emptySide * 190;
  const y = height * 0.13;
  return (
    line(d`M${x - 70} -10V${y}M${x + 70} -10V${y}`, inside.ink, 5) +
    rect(x - 105, y, 210, 150, inside.woodShade) +
    rect(x - 95, y + 10, 190, 130, inside.plaster) +
    WILD_ANIMALS[scene.animal](x, y + 128, 104, inside, emptySide > 0)
  );
}
