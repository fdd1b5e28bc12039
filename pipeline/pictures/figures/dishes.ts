import type { Scene } from '../../../schemas/types/authored.ts';
import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import { fill, line, place, spot, filled, lined, points } from '../svg.ts';

type Draw = (palette: Palette) => string;

const oval = (x: number, y: number, across: number, deep: number, color: Color, opacity = 1) =>
  fill(spot(x, y, across, deep), color, opacity);

/** The same shape at several places, written 'x y, x y', drawn anew for each. */
const at = (places: string, draw: (x: number, y: number) => string) =>
  points(places)
    .map(([x, y]) => draw(x, y))
    .join('');

const moved = (x: number, y: number, content: string, scale = 1) => place(content, x, y, scale);

/** The green of leaves on a plate, which no evening turns brown. */
const green = (p: Palette) => mix(p.roof, p.goldLit, 0.42);

const PLATE: Draw = (p) =>
  oval(12, 18, 156, 54, p.ink, 0.28) +
  oval(0, 7, 150, 54, mix(p.snowLit, p.stoneShade, 0.45)) +
  oval(0, 0, 150, 54, p.snowLit) +
  oval(0, 3, 112, 38, mix(p.snowLit, p.stoneLit, 0.55));

const BOARD: Draw = (p) =>
  fill('M-176 18L-150 -44H164L190 26Q190 40 176 40H-164Q-176 40 -176 18z', p.ink, 0.25) +
  fill('M-186 12L-154 -52H154L186 12V28H-186z', p.woodShade) +
  fill('M-186 12L-154 -52H154L186 12z', p.woodLit) +
  line('M-166 -26H100M-60 -8H160M-176 2H-90', p.wood, 3, 0.7);

const BOWL: Draw = (p) =>
  oval(14, 42, 128, 38, p.ink, 0.28) +
  fill('M-136 -28C-130 62 -70 66 0 66C70 66 130 62 136 -28z', p.roof) +
  fill('M30 64C80 62 130 50 136 -28H96C96 30 70 54 30 64z', p.ink, 0.22) +
  oval(0, -28, 136, 46, mix(p.roof, p.snowLit, 0.35)) +
  oval(0, -25, 120, 38, p.woodShade);

const STEAM: Draw = (p) =>
  lined`${p.snowLit} 7 0.34: M-34 -84q-18 -26 0 -50t0 -52M6 -92q-18 -28 0 -54t0 -56M44 -84q-18 -26 0 -50t0 -52`;

const FRIES: Draw = (p) =>
  line('M-24 0l-8 -58M-12 0l-2 -70M0 0l4 -60M12 0l6 -72M24 0l12 -56', p.canvas, 11) +
  line('M-18 0l-6 -52M6 0l4 -66M20 0l8 -60', p.goldLit, 6) +
  fill('M-36 -24L36 -24L27 34H-27z', p.red) +
  fill('M8 -24H36L27 34H4z', p.redShade, 0.6);

const GLASS =
  (drink: Color): Draw =>
  (p) =>
    oval(0, 42, 34, 9, p.ink, 0.3) +
    oval(0, 38, 32, 8, p.snowLit, 0.9) +
    line('M0 36V-40', p.snowLit, 6) +
    fill('M-38 -132C-46 -70 -26 -42 0 -42C26 -42 46 -70 38 -132z', p.snowLit, 0.5) +
    fill('M-41 -98C-42 -64 -24 -45 0 -45C24 -45 42 -64 41 -98z', drink) +
    oval(0, -98, 41, 8, mix(drink, p.snowLit, 0.3)) +
    line('M-29 -120q-6 28 4 54', p.snowLit, 5, 0.8);

const WINE: Draw = (p) => GLASS(mix(p.redShade, p.ink, 0.12))(p);

const PINT: Draw = (p) =>
  oval(8, 58, 62, 16, p.ink, 0.3) +
  line('M46 -66C104 -72 104 26 44 24', mix(p.snowLit, p.stone, 0.3), 17) +
  fill('M-56 -104H56L48 50Q0 68 -48 50z', p.goldShade) +
  fill('M-50 -100H20L16 56Q-16 60 -44 48z', p.canvas) +
  fill('M-38 -90H-16L-14 48L-34 44z', p.goldLit) +
  filled`${p.snowLit}: M-64 -94C-78 -122 -46 -144 -28 -130C-14 -154 22 -150 30 -132C54 -146 76 -118 60 -94C40 -80 34 -100 18 -92C8 -64 -8 -72 -12 -92C-30 -86 -48 -82 -64 -94z`;

const CUP: Draw = (p) =>
  oval(8, 44, 104, 32, p.ink, 0.28) +
  oval(0, 36, 104, 32, p.snowLit) +
  oval(0, 40, 66, 18, mix(p.snowLit, p.stone, 0.5)) +
  line('M62 -42C124 -50 118 24 54 16', p.redShade, 15) +
  fill('M-78 -60C-74 26 -44 44 0 44C44 44 74 26 78 -60z', p.red) +
  fill('M22 42C56 36 74 12 78 -60H48C48 0 44 30 22 42z', p.redShade) +
  oval(0, -60, 78, 24, mix(p.snowLit, p.red, 0.15)) +
  oval(0, -58, 68, 19, p.wood) +
  fill('M0 -44C-52 -52 -32 -76 0 -66C32 -76 52 -52 0 -44z', p.plaster);

const LEAF = (p: Palette, x: number, y: number, size = 1) =>
  fill(
    `M${x} ${y}q${18 * size} ${-20 * size} ${44 * size} ${-8 * size}q${-16 * size} ${20 * size} ${-44 * size} ${8 * size}z`,
    green(p),
  );

const LEMON = (p: Palette, x: number, y: number) =>
  oval(x, y, 26, 17, p.canvas) +
  oval(x, y - 3, 22, 13, p.goldLit) +
  line(`M${x - 16} ${y - 3}h32M${x - 8} ${y - 12}l16 18M${x + 8} ${y - 12}l-16 18`, p.plaster, 2.5);

const SHRIMP = (p: Palette, x: number, y: number) =>
  line(`M${x - 20} ${y + 8}C${x - 22} ${y - 26} ${x + 24} ${y - 26} ${x + 20} ${y + 8}`, p.canvas, 15) +
  line(`M${x - 20} ${y + 8}C${x - 22} ${y - 26} ${x + 24} ${y - 26} ${x + 20} ${y + 8}l9 9`, p.red, 5);

const SAUCE: Draw = (p) =>
  oval(6, 32, 28, 8, p.ink, 0.28) +
  fill('M-23 32V-46Q-23 -64 -9 -72V-112H9V-72Q23 -64 23 -46V32z', p.red) +
  fill('M6 32V-112H9V-72Q23 -64 23 -46V32z', p.redShade) +
  fill('M-12 -136H12V-104H-12z', p.forestNear) +
  fill('M-23 -42H23V8H-23z', p.plaster) +
  fill('M0 -36L14 -4H-14z', p.redShade);

/** A meal of each kind on a table around (0, 0), up to 230 units to either side, lit from the left. */
export const DISHES: Readonly<Record<NonNullable<Scene['plate']>, Draw>> = {
  steak: (p) =>
    PLATE(p) +
    line('M44 -26L120 -4M40 -18L112 8M52 -32L124 -14', green(p), 8) +
    fill('M-112 -2C-112 26 0 30 62 12C84 4 80 -10 76 -22z', p.bark) +
    filled`${mix(p.wood, p.redShade, 0.45)}: M-112 -8C-124 -44 -50 -74 14 -62C74 -56 98 -24 56 -2C0 22 -96 24 -112 -8z` +
    line('M-112 -8C-124 -44 -50 -74 14 -62', p.plaster, 8) +
    line('M-78 -44L-52 4M-40 -56L-8 6M4 -58L34 -2', p.bark, 8) +
    fill('M-28 -48l34 -8l14 20l-36 10z', p.goldLit) +
    moved(190, -78, WINE(p)),
  burger: (p) =>
    BOARD(p) +
    moved(128, -46, FRIES(p)) +
    fill('M-118 -20H66Q68 22 -26 22Q-120 22 -118 -20z', p.goldShade) +
    fill('M-124 -44H72Q82 -14 -26 -12Q-134 -14 -124 -44z', p.bark) +
    fill('M-122 -58H72L34 -26L10 -46L-30 -16L-64 -46L-90 -34z', p.goldLit) +
    line('M-120 -64q16 16 32 0t32 0t32 0t32 0t32 0t32 0', green(p), 15) +
    fill('M-112 -84H60V-66H-112z', p.red) +
    fill('M-122 -82C-124 -178 72 -178 70 -82Q-26 -70 -122 -82z', p.canvas) +
    fill('M20 -76C48 -104 36 -142 8 -152C60 -146 72 -116 70 -82z', p.goldShade, 0.7) +
    at('-84 -112, -56 -134, -22 -142, -40 -108, 2 -116, 24 -134', (x, y) => oval(x, y, 7, 4, p.plaster)) +
    moved(
      -176,
      -20,
      oval(0, 44, 34, 9, p.ink, 0.3) +
        fill('M-40 -120H40L26 44H-26z', p.plaster) +
        fill('M6 -120H40L26 44H4z', p.ink, 0.12) +
        oval(0, -120, 44, 22, p.snowLit) +
        line('M8 -124L30 -196', p.red, 9) +
        oval(-10, -142, 14, 13, p.red),
    ),
  pizza: (p) =>
    oval(12, 22, 206, 78, p.ink, 0.28) +
    oval(0, 10, 204, 76, p.woodShade) +
    oval(0, 0, 204, 76, p.wood) +
    oval(0, -4, 184, 66, p.goldShade) +
    oval(0, -10, 184, 64, p.canvas) +
    oval(0, -9, 158, 52, p.red) +
    oval(-6, -10, 146, 46, p.goldLit) +
    at(
      '-96 -8, -52 -36, -30 10, 24 -32, 40 14, 92 -14, -2 -8',
      (x, y) => oval(x, y + 2, 25, 11, p.redShade) + oval(x, y, 24, 10, p.red),
    ) +
    at('-80 16, -14 -38, 4 24, 66 -36, 98 12, -118 -18', (x, y) => LEAF(p, x, y, 0.7)) +
    line('M0 -10L-158 -40M0 -10L-120 36M0 -10L150 -44M0 -10L130 34M0 -10L4 -72M0 -10L2 54', p.goldShade, 4),
  fondue: (p) =>
    line('M-78 64L-54 -4M78 64L54 -4M-92 66H92', p.ink, 10) +
    oval(0, 60, 40, 12, p.stoneShade) +
    fill('M0 16C22 34 16 54 0 54C-16 54 -22 34 0 16z', p.goldLit) +
    line('M96 -62L176 -84', p.woodShade, 20) +
    fill('M-112 -84C-112 2 -60 14 0 14C60 14 112 2 112 -84z', p.red) +
    fill('M36 12C80 4 112 -14 112 -84H78C78 -24 66 0 36 12z', p.redShade) +
    oval(0, -84, 112, 32, p.redShade) +
    oval(0, -81, 102, 26, p.goldLit) +
    fill('M-100 -80q14 70 24 8q10 36 22 12z', p.goldLit) +
    line('M-30 -84L-104 -204M26 -88L64 -214', p.stoneLit, 6) +
    line('M-92 -184L-108 -210M58 -194L66 -220', p.woodShade, 12) +
    moved(
      -168,
      34,
      oval(6, 10, 66, 24, p.ink, 0.25) +
        oval(0, 4, 66, 24, p.snowLit) +
        at(
          '-26 -6, 10 -2, -6 -24, 30 -18',
          (x, y) =>
            fill(`M${x - 18} ${y}v-20l18 -8l18 8v20l-18 8z`, p.woodLit) +
            fill(`M${x - 18} ${y - 20}l18 -8l18 8l-18 8z`, p.plaster),
        ),
    ) +
    moved(172, 20, GLASS(p.canvas)(p)),
  coffee: (p) =>
    moved(-38, 0, STEAM(p) + CUP(p)) +
    moved(
      134,
      30,
      oval(8, 10, 88, 30, p.ink, 0.25) +
        oval(0, 4, 88, 30, p.snowLit) +
        fill('M-40 -52L40 -52L30 10Q0 20 -30 10z', p.plaster) +
        line('M-24 -44l5 52M0 -44V10M24 -44l-5 52', p.stone, 4) +
        filled`${p.goldShade}: M-54 -48C-64 -84 -30 -94 -22 -88C-10 -110 28 -104 30 -90C58 -90 60 -60 50 -48Q0 -34 -54 -48z` +
        at('-28 -66, 2 -80, 26 -62, -4 -58', (x, y) => oval(x, y, 8, 7, p.redShade)),
    ),
  beer: (p) =>
    moved(-82, -10, PINT(p)) +
    moved(84, 26, PINT(p), 0.86) +
    moved(
      196,
      50,
      oval(4, 8, 62, 20, p.ink, 0.25) +
        line('M-40 0C-64 -50 10 -52 0 -14C-10 -52 64 -50 40 0C20 22 -14 -22 -34 -28M40 0', p.goldShade, 17) +
        line('M-40 0C-64 -50 10 -52 0 -14C-10 -52 64 -50 40 0', p.woodLit, 9),
    ),
  pancakes: (p) =>
    PLATE(p) +
    at(
      '4 -8, -6 -30, 5 -52, -3 -74, 2 -96',
      (x, y) =>
        oval(x, y + 12, 94, 31, p.goldShade) +
        oval(x, y + 4, 94, 31, p.woodLit) +
        oval(x, y, 88, 27, p.canvas),
    ) +
    filled`${p.goldShade}: M-72 -100C-40 -126 60 -124 78 -96C90 -70 78 -30 70 -26C58 -30 66 -70 52 -78C40 -60 48 -8 34 -4C22 -10 30 -66 10 -80C-10 -70 -30 -76 -72 -100z` +
    fill('M-26 -124l34 -10l24 16l-34 12z', p.goldLit) +
    fill('M-26 -124l24 18v16l-24 -18zM-2 -106l34 -12v16l-34 12z', p.gold) +
    at('-104 -14, -92 4, -116 2', (x, y) => oval(x, y, 13, 12, p.red)) +
    at('106 -6, 96 12, 118 8', (x, y) => oval(x, y, 11, 10, p.waterDeep)) +
    moved(
      -188,
      -30,
      fill('M-26 40H26L32 -40L14 -76H-14L-32 -40z', p.goldShade) +
        fill('M-18 34H-4L-6 -40L-16 -60L-24 -40z', p.canvas) +
        line('M30 -36C66 -40 62 14 28 18', p.stoneLit, 9),
    ),
  fish: (p) =>
    PLATE(p) +
    filled`${mix(p.stoneLit, p.red, 0.35)}: M-140 -14C-92 -74 28 -70 84 -22L142 -54L130 -8L146 26L84 0C20 32 -92 30 -140 -14z` +
    fill('M-140 -14C-92 30 20 32 84 0C40 6 -60 6 -140 -14z', p.snowLit) +
    line('M-92 -40Q-76 -16 -92 12M-30 -52L-14 -20M10 -48L28 -16M-62 -50L-48 -18', p.redShade, 6) +
    at('-44 -38, -10 -40, 34 -34, 60 -20, -70 -32', (x, y) => oval(x, y, 5, 4, p.bark)) +
    oval(-112, -22, 7, 6, p.ink) +
    LEMON(p, -30, 24) +
    LEMON(p, 22, 26) +
    LEAF(p, 56, 24) +
    LEAF(p, -92, 28) +
    moved(-196, -62, GLASS(p.canvas)(p)),
  tacos: (p) =>
    BOARD(p) +
    at(
      '-104 0, -6 2, 92 4',
      (x, y) =>
        fill(`M${x - 66} ${y}C${x - 66} ${y - 118} ${x + 66} ${y - 118} ${x + 66} ${y}z`, p.goldShade) +
        at('-44 -66, -16 -86, 14 -88, 42 -68', (dx, dy) => oval(x + dx, y + dy, 21, 14, green(p))) +
        at('-32 -74, 0 -92, 30 -78', (dx, dy) => oval(x + dx, y + dy, 12, 11, p.red)) +
        fill(`M${x - 60} ${y + 10}C${x - 62} ${y - 92} ${x + 74} ${y - 92} ${x + 72} ${y + 10}z`, p.canvas) +
        at('-26 -34, 6 -48, 34 -24, 0 -14', (dx, dy) => oval(x + dx, y + dy, 6, 4, p.goldShade)),
    ) +
    moved(
      196,
      -44,
      fill('M-50 -104L50 -104L6 -34H-6z', green(p)) +
        line('M0 -38V52', p.snowLit, 7) +
        oval(0, 54, 36, 9, p.snowLit) +
        oval(0, -104, 52, 12, p.snowLit) +
        oval(0, -103, 42, 8, p.forestMid) +
        oval(44, -112, 17, 17, p.goldLit),
    ),
  cocktail: (p) =>
    moved(
      -70,
      0,
      oval(8, 56, 52, 14, p.ink, 0.3) +
        fill('M-54 -84H54L44 54H-44z', p.snowLit, 0.45) +
        fill('M-50 -30H50L43 50H-43z', p.canvas) +
        fill('M-34 -66L8 -74L16 -30L-26 -22zM6 -40L42 -48L40 -8L12 -4z', p.snowLit, 0.75) +
        line('M-46 -78L-38 44', p.snowLit, 6, 0.8) +
        line('M20 -86C60 -110 56 -54 30 -58', p.red, 11),
    ) +
    moved(
      70,
      -26,
      fill('M-68 -110L68 -110L6 -36H-6z', p.snowLit, 0.55) +
        fill('M-54 -94L54 -94L4 -40H-4z', mix(p.red, p.canvas, 0.3)) +
        line('M0 -38V74', p.snowLit, 7) +
        oval(0, 76, 42, 11, p.snowLit) +
        line('M-30 -128L40 -60', p.woodLit, 5) +
        oval(-20, -118, 13, 12, p.redShade),
    ) +
    moved(
      190,
      -10,
      fill('M-38 46V-60Q-38 -84 -14 -92V-150H14V-92Q38 -84 38 -60V46z', mix(p.snowLit, p.water, 0.4)) +
        fill('M-38 -46H38V24H-38z', p.plaster) +
        fill('M-26 14L0 -34L26 14z', p.roof) +
        fill('M-17 -170H17V-136H-17z', p.woodShade),
    ),
  wine: (p) =>
    moved(-84, -6, WINE(p), 1.25) +
    moved(158, -4, GLASS(p.canvas)(p), 1.12) +
    moved(
      40,
      26,
      oval(8, 34, 46, 12, p.ink, 0.3) +
        filled`${mix(p.forestNear, p.ink, 0.25)}: M-44 34V-120C-44 -168 -16 -160 -15 -196V-252H15V-196C16 -160 44 -168 44 -120V34z` +
        fill('M24 34V-120C24 -150 10 -150 8 -196V-252H15V-196C16 -160 44 -168 44 -120V34z', p.ink, 0.35) +
        fill('M-44 -96H44V-10H-44z', p.plaster) +
        fill('M-32 -22L-8 -66L6 -48L18 -74L34 -22z', p.redShade) +
        fill('M-17 -256H17V-214H-17z', p.redShade),
    ),
  soup: (p) =>
    STEAM(p) +
    BOWL(p) +
    oval(0, -22, 112, 33, p.canvas) +
    line('M-64 -22q32 -26 64 0t64 0', p.plaster, 9) +
    at('-40 -38, 10 -6, 52 -36', (x, y) => LEAF(p, x, y, 0.7)) +
    moved(
      172,
      30,
      oval(8, 20, 66, 18, p.ink, 0.25) +
        fill('M-66 14C-76 -52 70 -62 70 10Q0 30 -66 14z', p.goldShade) +
        fill('M-60 0C-60 -50 56 -56 58 -8z', p.woodLit) +
        line('M-32 -32l14 24M-2 -38l12 26M28 -34l10 22', p.plaster, 6),
    ),
  gumbo: (p) =>
    STEAM(p) +
    BOWL(p) +
    oval(0, -22, 112, 33, mix(p.redShade, p.wood, 0.5)) +
    at('-58 -28, -4 -40, 58 -28, 14 -12', (x, y) => SHRIMP(p, x, y)) +
    oval(-22, -16, 30, 13, p.snowLit) +
    LEAF(p, -70, -8, 0.7) +
    LEAF(p, 40, -44, 0.6) +
    moved(-188, 6, SAUCE(p)) +
    moved(192, 16, SAUCE(p)),
  mussels: (p) =>
    BOWL(p) +
    at(
      '-84 -38, -30 -48, 28 -46, 84 -36, -58 -66, 0 -76, 58 -64, -26 -98, 30 -94',
      (x, y) =>
        fill(
          `M${x - 34} ${y + 8}C${x - 30} ${y - 26} ${x + 18} ${y - 34} ${x + 36} ${y + 2}C${x + 12} ${y + 22} ${x - 20} ${y + 22} ${x - 34} ${y + 8}z`,
          mix(p.ink, p.waterDeep, 0.35),
        ) + oval(x + 2, y + 2, 19, 9, p.canvas),
    ) +
    LEMON(p, -92, -54) +
    LEAF(p, 40, -70) +
    LEAF(p, -74, -82) +
    moved(184, 20, FRIES(p)) +
    moved(-194, -34, WINE(p)),
  sushi: (p) =>
    BOARD(p) +
    at(
      '-118 -28, -56 -28, 6 -28',
      (x, y) =>
        oval(x + 4, y + 22, 32, 12, p.ink, 0.25) +
        fill(`M${x - 30} ${y - 22}V${y + 14}a30 12 0 0 0 60 0V${y - 22}z`, p.forestNear) +
        oval(x, y - 22, 30, 12, p.snowLit) +
        oval(x, y - 22, 13, 5, p.red),
    ) +
    at(
      '-96 0, -10 2, 76 4',
      (x, y) =>
        fill(`M${x - 38} ${y + 18}C${x - 44} ${y - 20} ${x + 44} ${y - 20} ${x + 38} ${y + 18}z`, p.snowLit) +
        fill(
          `M${x - 46} ${y + 6}C${x - 40} ${y - 34} ${x + 40} ${y - 34} ${x + 48} ${y + 8}C${x + 20} ${y - 8} ${x - 20} ${y - 8} ${x - 46} ${y + 6}z`,
          mix(p.red, p.canvas, 0.4),
        ) +
        line(`M${x - 22} ${y - 18}l8 14M${x} ${y - 22}l8 16M${x + 22} ${y - 18}l8 16`, p.plaster, 4),
    ) +
    oval(124, -22, 20, 12, green(p)) +
    oval(128, 4, 26, 12, mix(p.red, p.snowLit, 0.6)) +
    line('M-214 40L150 -92M-206 54L166 -84', p.redShade, 8) +
    moved(204, 36, oval(0, 8, 44, 16, p.ink, 0.3) + oval(0, 0, 44, 17, p.roof) + oval(0, -3, 34, 12, p.ink)),
  tea: (p) =>
    line('M-40 42V-230M-56 -236a16 20 0 1 1 32 0', p.goldShade, 8) +
    at('34 128, -66 98, -160 66', (y, across) =>
      moved(
        -40,
        y,
        oval(0, 7, across, across * 0.26, mix(p.snowLit, p.stoneShade, 0.45)) +
          oval(0, 0, across, across * 0.26, p.snowLit),
      ),
    ) +
    at(
      '-120 20, -64 40, -4 36, 44 18',
      (x, y) =>
        fill(`M${x - 28} ${y}l26 -40l30 40z`, p.plaster) + line(`M${x - 20} ${y - 8}h40`, green(p), 6),
    ) +
    at(
      '-104 -74, -40 -64, 22 -76',
      (x, y) =>
        fill(`M${x - 28} ${y}v-34h56v34q-28 12 -56 0z`, p.goldShade) + oval(x, y - 34, 30, 11, p.canvas),
    ) +
    at(
      '-74 -168, -36 -160, 0 -168',
      (x, y) => fill(`M${x - 15} ${y}v-20h30v20z`, mix(p.red, p.snowLit, 0.4)) + oval(x, y - 26, 8, 8, p.red),
    ) +
    moved(152, 32, STEAM(p) + CUP(p), 0.8),
  chicken: (p) =>
    BOARD(p) +
    oval(0, 4, 140, 26, green(p)) +
    fill('M-118 -8C-136 -96 -60 -136 6 -118C72 -108 118 -66 116 -8Q0 30 -118 -8z', p.goldShade) +
    fill('M-106 -20C-116 -90 -56 -122 4 -108C34 -100 20 -60 -20 -46C-56 -36 -84 -28 -106 -20z', p.gold) +
    fill('M30 6C10 -40 60 -84 100 -62L162 -92L172 -70L120 -36C112 -4 70 22 30 6z', p.woodShade) +
    fill('M40 -8C28 -40 66 -70 96 -54C92 -36 70 -14 40 -8z', p.goldShade) +
    oval(170, -86, 13, 12, p.plaster) +
    line('M-84 -76q16 -22 40 -24', p.goldLit, 9) +
    LEMON(p, -120, 4) +
    LEMON(p, 132, 10) +
    at('-70 14, -20 22, 50 22', (x, y) => LEAF(p, x, y)),
  eggs: (p) =>
    PLATE(p) +
    oval(-4, -8, 118, 38, p.goldShade) +
    oval(-4, -13, 118, 37, p.canvas) +
    filled`${p.snowLit}: M-98 -18C-90 -46 -40 -46 -20 -32C0 -54 70 -50 92 -22C84 8 30 16 0 6C-30 18 -90 10 -98 -18z` +
    oval(-46, -22, 29, 16, p.gold) +
    oval(44, -22, 29, 16, p.gold) +
    oval(-52, -27, 10, 5, p.goldLit) +
    oval(38, -27, 10, 5, p.goldLit) +
    at(
      '-112 -6, -84 16, -28 24, 28 24, 84 12, 108 -14',
      (x, y) => oval(x, y, 17, 9, p.red) + oval(x + 6, y - 5, 7, 4, green(p)),
    ) +
    LEAF(p, -14, -38) +
    moved(186, 8, SAUCE(p)) +
    moved(-190, 40, STEAM(p) + CUP(p), 0.62),
  tasting: (p) =>
    oval(14, 22, 206, 72, p.ink, 0.28) +
    oval(0, 8, 200, 72, p.stoneShade) +
    oval(0, 0, 200, 72, mix(p.stoneShade, p.ink, 0.4)) +
    oval(0, 4, 146, 48, mix(p.stoneShade, p.ink, 0.55)) +
    fill('M-96 14C-70 -30 30 -44 104 -14C60 -18 -30 -2 -96 14z', p.redShade) +
    at(
      '-44 -8, 0 -14, 44 -18',
      (x, y) =>
        fill(`M${x - 28} ${y + 10}l6 -34l46 -6l6 32z`, p.wood) +
        fill(`M${x - 22} ${y - 24}l46 -6l-8 -10l-34 6z`, mix(p.red, p.wood, 0.3)),
    ) +
    at(
      '-82 -14, -60 -46, -6 -56, 36 -60, 62 -26',
      (x, y) => LEAF(p, x, y) + line(`M${x} ${y}l-8 18`, green(p), 3),
    ) +
    at('-96 -4, 88 6, 64 20, -20 28', (x, y) => oval(x, y, 10, 9, p.waterDeep)) +
    at(
      '-30 -50, 22 -50, 80 -36',
      (x, y) =>
        at('-9 0, 9 0, 0 -9, 0 9', (dx, dy) => oval(x + dx, y + dy, 8, 7, p.flowers[3] ?? p.red)) +
        oval(x, y, 6, 5, p.goldLit),
    ),
};
