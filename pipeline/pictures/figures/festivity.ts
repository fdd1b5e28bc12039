import { mix } from '../color.ts';
import { lerp } from '../interpolate.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, d, fill, line, place, rect, spot, filled } from '../svg.ts';

/** A wooden market stall with a striped awning and a string of lamps, `width` across, at (x, y). */
export function drawStall(x: number, y: number, width: number, random: Random, palette: Palette): string {
  const accent = random.pick(palette.coats);
  const stripes = [-50, -30, -10, 10, 30]
    .map((left, i) =>
      fill(`M${left * 0.86} -84h17.2L${left + 21} -62h-20z`, i % 2 ? palette.snowLit : accent),
    )
    .join('');
  const goods = Array.from({ length: 9 }, (_, i) =>
    circle(-40 + i * 10, -33 + random.between(-2, 2), random.between(4, 6), random.pick(palette.coats)),
  ).join('');
  const roofSnow = palette.isWinter
    ? fill('M-46 -92C-20 -98 20 -98 46 -92L50 -82L-50 -82z', palette.snowLit)
    : fill('M-43 -90L43 -90L47 -83L-47 -83z', palette.woodShade);
  const content =
    rect(-46, -64, 92, 38, mix(palette.woodShade, palette.ink, 0.3)) +
    rect(-44, -60, 88, 30, palette.glow, palette.isDark ? 0.85 : 0.35) +
    goods +
    rect(-50, -28, 100, 28, palette.wood) +
    line('M-50 -20H50M-50 -11H50', palette.woodShade, 1.6) +
    line('M-47 -64V0M47 -64V0', palette.woodShade, 4) +
    roofSnow +
    stripes +
    [-36, -18, 0, 18, 36].map((left) => circle(left, -57, 2.6, palette.glow)).join('');
  return place(content, x, y, width / 110);
}

/** An open-air stage with players under lamps, `width` across, its boards at y. */
export function drawStage(x: number, y: number, width: number, palette: Palette): string {
  const player = (left: number, coat: string) =>
    circle(left, -47, 4.6, palette.skins[0]) +
    filled`${coat}: M${left - 6} -20C${left - 7} -36 ${left - 4} -42 ${left} -42C${left + 4} -42 ${left + 7} -36 ${left + 6} -20z` +
    line(d`M${left - 3} -20v16M${left + 3} -20v16`, palette.ink, 4);
  const guitar = (left: number) =>
    fill(d`M${left - 9} -26a5 4 0 1 1 9 -2l12 -6l1 2l-12 6a5 4 0 1 1 -10 0z`, palette.woodLit);
  const beams = [-60, -20, 20, 60]
    .map((left, i) => fill(d`M${left} -96L${left - 26 + i * 6} -4h40z`, palette.glow, 0.14))
    .join('');
  const content =
    fill('M-106 -100L0 -132L106 -100L106 -92L-106 -92z', mix(palette.red, palette.ink, 0.25)) +
    fill('M-106 -100L0 -132L0 -122L-96 -92L-106 -92z', palette.red) +
    rect(-94, -92, 188, 92, mix(palette.ink, palette.redShade, 0.3)) +
    beams +
    line('M-98 -94V0M98 -94V0', palette.ink, 6) +
    player(-44, palette.canvas) +
    guitar(-44) +
    player(0, palette.plaster) +
    line('M8 -40L14 0M8 -40l-3 1', palette.ink, 1.6) +
    player(46, palette.red) +
    guitar(46) +
    rect(-108, -4, 216, 16, palette.woodShade) +
    rect(-108, -4, 216, 4, palette.woodLit) +
    [-70, -35, 0, 35, 70].map((left) => circle(left, -90, 4.4, palette.glow)).join('');
  return place(content, x, y, width / 220);
}

/** A swan carved of ice on a plinth, `height` tall, standing at (x, y). */
export function drawIceSculpture(x: number, y: number, height: number, palette: Palette): string {
  const ice = mix(palette.waterLight, palette.snowLit, 0.4);
  const shade = mix(palette.water, palette.snowShade, 0.5);
  const content =
    fill('M-44 0L-38 -26L38 -26L44 0z', shade) +
    fill('M-44 0L-38 -26L-6 -26L-10 0z', ice) +
    filled`${ice}: M-40 -28C-46 -50 -20 -58 -6 -52C6 -48 16 -52 18 -66C20 -80 8 -88 8 -98C8 -110 26 -112 30 -100L40 -96L30 -92C30 -82 38 -74 38 -60C38 -42 26 -28 10 -26L-30 -26z` +
    filled`${'#ffffff'} 0.85: M18 -66C20 -80 8 -88 8 -98C8 -104 12 -108 17 -108C14 -98 26 -86 26 -68C26 -50 14 -40 -4 -38C8 -46 16 -52 18 -66z` +
    filled`${mix(ice, shade, 0.35)}: M-40 -28C-44 -60 -24 -86 -30 -104C-6 -92 10 -70 2 -44C-8 -36 -24 -30 -40 -28z` +
    filled`${'#ffffff'} 0.8: M-30 -104C-12 -90 -4 -74 -6 -54C-14 -70 -20 -84 -30 -104zM-34 -74C-22 -68 -16 -60 -16 -46C-24 -54 -30 -62 -34 -74z` +
    line('M-38 -26H38', '#ffffff', 2);
  return place(content, x, y, height / 112);
}

/** Bursts of fireworks over the upper part of a picture. */
export function drawFireworks(width: number, height: number, random: Random, palette: Palette): string {
  const colors = [palette.glow, palette.red, palette.goldLit, palette.waterLight, '#f7f1e3'] as const;
  let svg = '';
  for (let burst = 0; burst < 6; burst++) {
    const x = width * lerp(0.14, 0.86, (burst + random.between(0.2, 0.8)) / 6);
    const y = height * random.between(0.07, 0.3);
    const radius = random.between(48, 105);
    const color = random.pick(colors);
    const rays = 18;
    let trails = '';
    let sparks = '';
    for (let i = 0; i < rays; i++) {
      const angle = (i / rays) * Math.PI * 2 + burst;
      for (const [from, to] of [
        [0.35, 1],
        [0.15, 0.55],
      ] as const) {
        const turn = to < 1 ? angle + Math.PI / rays : angle;
        const droop = radius * 0.12 * to;
        trails += d`M${x + Math.cos(turn) * radius * from} ${y + Math.sin(turn) * radius * from}L${x + Math.cos(turn) * radius * to * 0.94} ${y + Math.sin(turn) * radius * to * 0.94 + droop}`;
        sparks += spot(x + Math.cos(turn) * radius * to, y + Math.sin(turn) * radius * to + droop, 2.6);
      }
    }
    svg += circle(x, y, radius * 1.15, color, 0.1) + line(trails, color, 2.2, 0.9) + fill(sparks, '#fff8e6');
  }
  return svg;
}
