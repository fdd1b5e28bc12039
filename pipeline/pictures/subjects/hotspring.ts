import { drawBuilding } from '../buildings/drawBuilding.ts';
import type { Canvas } from '../canvas.ts';
import { mix } from '../color.ts';
import { drawForeground } from '../foregrounds/drawForeground.ts';
import { drawShore } from '../ground/shore.ts';
import { drawSky } from '../sky/drawSky.ts';
import { circle, d, line, rect, filled, lined } from '../svg.ts';
import { drawMountains } from '../terrain/mountains.ts';
import { drawFrameTrees } from '../trees/frameTrees.ts';
import { drawLakeSurface } from '../water/lakeSurface.ts';
import { drawMist, drawSteam } from '../water/mist.ts';
import { drawShimmer } from '../water/shimmer.ts';
import type { DrawSubject } from './subject.ts';

/** A steaming outdoor pool with bathers, a bathhouse, forest and mountains behind. */
export const hotspring: DrawSubject = (canvas) => {
  const { width, height, palette, unit, emptySide, scene } = canvas;
  const deckY = height * 0.6;
  const side = -emptySide;
  const x = (share: number) => width * (side > 0 ? 1 - share : share);
  const pool =
    d`M${x(0.14)} ${height * 0.7}Q${x(0.2)} ${height * 0.65} ${x(0.34)} ${height * 0.65}L${x(0.86)} ${height * 0.65}` +
    d`Q${x(1)} ${height * 0.66} ${x(1.06)} ${height * 0.75}L${x(1.1)} ${height * 0.97}Q${x(0.9)} ${height * 0.99} ${x(0.5)} ${height * 0.98}` +
    d`Q${x(0.02)} ${height * 0.975} ${x(0.02)} ${height * 0.88}z`;
  const deck = palette.isWinter ? mix(palette.snowShade, palette.snowLit, 0.3) : palette.stone;
  const houseWidth =
    unit *
    (scene.building === 'chateau' || scene.building === 'grandHotel' || scene.building === 'hotel'
      ? 0.5
      : 0.36);
  const random = canvas.random('steam');
  const rim = palette.isWinter ? palette.snowLit : palette.stoneLit;
  const steam = Array.from({ length: 8 }, (_, i) =>
    drawSteam(
      width * ((i + random.between(0.2, 0.8)) / 8),
      height * random.between(0.68, 0.86),
      height * random.between(0.2, 0.42),
      random,
      '#ffffff',
      palette.isDark ? 0.2 : 0.24,
    ),
  );
  const mist = Array.from({ length: 9 }, () =>
    drawMist(
      width * random(),
      height * random.between(0.655, 0.74),
      random.between(220, 520),
      random.between(24, 46),
      '#ffffff',
      0.2,
    ),
  );
  return (
    drawSky(canvas, height * 0.5) +
    drawMountains(canvas, { baseY: height * 0.5 + 6 }) +
    drawShore(canvas, deckY, { rows: 4, heights: [36, 66], gap: 12, slopes: [0.36, 0.36], rise: 110 }) +
    rect(-10, deckY, width + 20, height * 0.42, deck) +
    rect(-10, deckY, width + 20, height * 0.022, rim) +
    drawBuilding(scene.building ?? 'lodge', x(0.22), deckY + height * 0.016, houseWidth, palette) +
    line(pool, rim, 26) +
    line(pool, palette.stoneShade, 9) +
    drawLakeSurface(canvas, {
      name: 'pool',
      top: height * 0.65,
      shape: pool,
      glints: 60,
      isFrozen: false,
      inks: {
        water: mix('#3fc7c4', palette.water, 0.35),
        light: mix('#b9fff0', palette.waterLight, 0.4),
        deep: palette.waterDeep,
      },
    }) +
    (palette.isDark
      ? drawShimmer(canvas, {
          name: 'lamps',
          from: 0,
          to: width,
          top: height * 0.67,
          bottom: height * 0.95,
          color: palette.glow,
          count: 34,
          opacity: 0.6,
          focus: x(0.3),
          breadth: 0.6,
        })
      : '') +
    drawBathers(canvas, side) +
    mist.join('') +
    steam.join('') +
    drawForeground(canvas, { x: x(0.12), y: height * 0.97, size: height * 0.16 }) +
    drawFrameTrees(canvas, emptySide)
  );
};

const BATHERS = [
  [0.4, 0.735, 0.95],
  [0.47, 0.74, 0.95],
  [0.68, 0.71, 0.8],
  [0.82, 0.8, 1.3],
  [0.56, 0.86, 1.65],
] as const;

function drawBathers({ width, height, palette, random }: Canvas, side: number): string {
  const next = random('bathers');
  return BATHERS.map(([across, down, size]) => {
    const x = width * (side > 0 ? 1 - across : across);
    const y = height * down;
    const r = height * 0.0175 * size;
    const skin = next.pick(palette.skins);
    const hair = next.pick([palette.ink, palette.bark, palette.red, palette.woodLit]);
    return (
      filled`${mix(skin, palette.ink, 0.12)}: M${x - r * 2.1} ${y + r * 1.9}C${x - r * 2} ${y + r * 0.6} ${x - r} ${y + r * 0.7} ${x - r * 0.5} ${y + r * 0.5}H${x + r * 0.5}C${x + r} ${y + r * 0.7} ${x + r * 2} ${y + r * 0.6} ${x + r * 2.1} ${y + r * 1.9}z` +
      circle(x, y - r * 0.3, r, skin) +
      filled`${hair}: M${x - r * 1.05} ${y - r * 0.2}A${r * 1.05} ${r * 1.15} 0 0 1 ${x + r * 1.05} ${y - r * 0.2}Q${x} ${y - r * 0.9} ${x - r * 1.05} ${y - r * 0.2}z` +
      lined`${palette.waterLight} 2.5 0.8: M${x - r * 3} ${y + r * 2}Q${x} ${y + r * 2.8} ${x + r * 3} ${y + r * 2}`
    );
  }).join('');
}
