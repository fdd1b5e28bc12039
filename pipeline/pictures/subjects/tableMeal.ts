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

interface Room extends Canvas {
  readonly inside: Palette;
  /** The far edge of the table, and the middle of the window, bar or fire behind it. */
  readonly edge: number;
  readonly middle: number;
}

/** A meal close by: at a window, at a bar, before a fire or on a terrace. */
export function drawMeal(canvas: Canvas, plate: NonNullable<Scene['plate']>): string {
  const { width, height, palette, scene, shadowSide, emptySide } = canvas;
  // Lamps light a room warmly, whatever the hour outside.
  const inside =
    palette.isDark || scene.light === 'storm'
      ? paletteFor({ ...scene, light: 'golden', season: 'summer' })
      : palette;
  const next = canvas.random('meal layout');
  const room: Room = {
    ...canvas,
    inside,
    edge: height * next.between(0.6, 0.71),
    middle: width * 0.5 + (canvas.mountainX - width * 0.5) * 0.42,
  };
  const x = width / 2 + emptySide * next.between(-18, 34);
  const meal = DISHES[plate](inside);
  const seats = width > 1200 ? [-600, 600] : [];
  return (
    (SETTINGS[scene.viewpoint ?? 'window'] ?? drawWindow)(room) +
    drawTop(room) +
    seats.map((seat) => place(meal, x + seat, room.edge + height * 0.14, 1.1, shadowSide < 0)).join('') +
    place(meal, x, room.edge + height * 0.17, next.between(1.3, 1.46), shadowSide < 0)
  );
}

const SETTINGS: Readonly<Partial<Record<NonNullable<Scene['viewpoint']>, (room: Room) => string>>> = {
  counter: drawCounter,
  hearth: drawHearth,
  terrace: drawOutside,
};

/** The table: round or straight, under a white cloth for a long evening, of boards or checked otherwise. */
function drawTop(room: Room): string {
  const { width, height, inside, scene, edge } = room;
  const next = room.random('table top');
  const isLaid = ['wine', 'fish', 'tasting'].includes(scene.plate ?? '');
  const top = isLaid ? mix(inside.snowLit, inside.plaster, 0.6) : inside.wood;
  const seam = isLaid ? inside.stoneLit : inside.woodShade;
  const [half, deep] = [Math.min(width * 0.62, 800), height - edge];
  const round = spot(width / 2, edge + deep * 0.8, half, deep * 0.8);
  const straight = box(-10, edge, width + 20, deep + 10);
  const isRound = next() < 0.45;
  const kind = scene.plate === 'sushi' ? 'planks' : next.pick(['boards', 'planks', 'checks'] as const);
  let seams = '';
  if (kind !== 'planks' || isLaid)
    for (let share = -2; share <= 2; share += isLaid ? 1 : 0.22)
      seams += d`M${width * (0.5 + share * 0.4)} ${edge}L${width * (0.5 + share)} ${height + 10}`;
  if (kind !== 'boards' && !isLaid)
    for (let t = 0.12; t < 1.4; t += 0.16) seams += d`M-10 ${edge + deep * t ** 1.5}H${width + 10}`;
  const isChecked = kind === 'checks' && !isLaid;
  const id = room.id('table top');
  const shape = isRound ? round : straight;
  return (
    `<defs>${clipPath(id, shape)}</defs>` +
    (isRound ? rect(-10, edge, width + 20, deep + 10, mix(inside.woodShade, inside.ink, 0.4)) : '') +
    (isRound
      ? fill(spot(width / 2, edge + deep * 0.8 + 26, half, deep * 0.8), mix(top, inside.ink, 0.5))
      : '') +
    group(
      fill(shape, isChecked ? inside.plaster : top) +
        line(seams, isChecked ? inside.red : seam, isChecked ? 30 : 4, isChecked ? 0.45 : 0.6),
      { clip: id },
    ) +
    line(isRound ? '' : d`M-10 ${edge + 4}H${width + 10}`, mix(top, inside.snowLit, 0.35), 9)
  );
}

/** The land outside: a lake, a town or a forest, under the mountains. */
function drawView(canvas: Room): string {
  const { height, scene, edge } = canvas;
  if (scene.below === 'lake') return drawFarLake(canvas, { shoreY: height * 0.5, scale: 0.9 });
  const land = drawSky(canvas, height * 0.44) + drawMountains(canvas, { baseY: height * 0.5, scale: 0.9 });
  return scene.below === 'town'
    ? land +
        drawShore(canvas, height * 0.5, { rows: 3, heights: [26, 46] }) +
        drawRoofs(canvas, height * 0.47, edge)
    : land +
        drawShore(canvas, height * 0.53, { rows: 4, heights: [36, 84] }) +
        drawMeadow(canvas, height * 0.58, { rows: 2 });
}

function drawOutside(room: Room): string {
  return drawView(room) + drawRail(room, room.edge) + drawSign(room);
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
  const { width, height, inside, scene, emptySide, edge, middle } = room;
  const next = room.random('window');
  const wide = Math.min(width * next.between(0.6, 0.84), 980);
  const y = height * next.between(0.04, 0.13);
  const [x, tall] = [middle - wide / 2, edge - height * next.between(0.04, 0.09) - y];
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
    rect(0, edge - height * 0.09, width, height * 0.2, mix(wall, inside.ink, 0.3)) +
    `<defs>${clipPath(clip, frame)}</defs>` +
    group(drawView(room) + line(bars, wood, 13), { clip }) +
    line(frame, wood, 26) +
    rect(x - 30, y + tall, wide + 60, 24, inside.wood) +
    drawLamp(room, middle + emptySide * wide * next.between(0.1, 0.62)) +
    drawSign(room)
  );
}

/** A lamp that hangs over the table. */
function drawLamp({ height, inside, palette, random }: Room, x: number): string {
  const y = height * random('lamp').between(0.13, 0.36);
  return (
    circle(x, y + 20, 170, inside.glow, palette.isDark ? 0.16 : 0.06) +
    line(d`M${x} -10V${y - 50}`, inside.ink, 5) +
    filled`${inside.roof}: M${x - 74} ${y + 20}C${x - 66} ${y - 34} ${x - 30} ${y - 60} ${x} ${y - 60}C${x + 30} ${y - 60} ${x + 66} ${y - 34} ${x + 74} ${y + 20}z` +
    fill(spot(x, y + 20, 74, 13), inside.glow)
  );
}

/** Shelves of bottles behind a bar, with three taps. */
function drawCounter(room: Room): string {
  const { width, height, inside, emptySide, edge, middle } = room;
  const next = room.random('bottles');
  const [first, apart] = [next.between(0.14, 0.24), next.between(0.17, 0.25)];
  const wall = mix(inside.woodShade, inside.ink, 0.45);
  const inks = [inside.forestMid, inside.gold, inside.redShade, inside.stoneLit, inside.water] as const;
  let shelves = '';
  for (let y = height * first; y < edge - 20; y += height * apart) {
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
      const x = middle + dx;
      const foot = edge;
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
    drawLamp(room, width / 2 + emptySide * Math.min(width, 900) * 0.26) +
    drawSign(room)
  );
}

/** An open fire in a wall of river stones. */
function drawHearth(room: Room): string {
  const { width, height, inside, edge: floor, middle: x } = room;
  const next = room.random('stones');
  const [half, top] = [next.between(150, 250), height * next.between(0.24, 0.38)];
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
    filled`${inside.ink}: M${x - half} ${floor}V${top}Q${x} ${top - 110} ${x + half} ${top}V${floor}z` +
    circle(x, floor - 90, 200, inside.glow, 0.22) +
    fill(flame(130, 270), inside.red) +
    fill(flame(92, 200), inside.gold) +
    fill(flame(52, 128), inside.goldLit) +
    lined`${inside.bark} 30: M${x - 150} ${floor - 14}L${x + 140} ${floor - 40}M${x - 140} ${floor - 40}L${x + 150} ${floor - 12}` +
    rect(x - half - 70, top - 128, half * 2 + 140, 40, inside.woodLit) +
    rect(x - half - 70, top - 88, half * 2 + 140, 14, inside.woodShade) +
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
