import { type Color, mix } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, d, fill, line, place, type Point, polygon, rect, filled } from '../svg.ts';
import type { Pose } from './pose.ts';
import { type PoseName, POSES } from './poses.ts';

export interface Outfit {
  readonly coat: Color;
  readonly trousers: Color;
  readonly skin: Color;
  readonly headgear: 'hat' | 'toque' | 'helmet' | 'hair';
  readonly hasPack?: boolean;
  readonly hasPoles?: boolean;
  readonly hasCamera?: boolean;
}

/** Clothes picked at random from the picture's inks; toques in winter. */
export function randomOutfit(random: Random, palette: Palette, changes: Partial<Outfit> = {}): Outfit {
  return {
    coat: random.pick(palette.coats),
    trousers: mix(palette.ink, palette.stoneShade, random.between(0, 0.45)),
    skin: random.pick(palette.skins),
    headgear: palette.isWinter ? 'toque' : random.pick(['hat', 'hair', 'hat'] as const),
    ...changes,
  };
}

/** A person `height` units tall with the feet at (x, y), facing right unless flipped. */
export function drawPerson(
  x: number,
  y: number,
  height: number,
  pose: PoseName,
  outfit: Outfit,
  palette: Palette,
  flip = false,
): string {
  const joints = POSES[pose];
  const shade = (color: Color) => mix(color, palette.ink, 0.32);
  const { coat, trousers } = outfit;
  const content =
    (outfit.hasPoles ? pole(joints.farArm[1], joints.farLeg[1], palette) : '') +
    limb(joints.hip, joints.farLeg, shade(trousers), 5.2) +
    boot(joints.farLeg[1], palette) +
    limb(low(joints.shoulder), joints.farArm, shade(coat), 4) +
    (outfit.hasPack ? pack(joints, palette) : '') +
    torso(joints, coat, shade(coat)) +
    limb(joints.hip, joints.nearLeg, trousers, 5.6) +
    boot(joints.nearLeg[1], palette) +
    head(joints.head, outfit, palette) +
    limb(low(joints.shoulder), joints.nearArm, coat, 4.2) +
    circle(joints.nearArm[1][0], joints.nearArm[1][1], 2, outfit.skin) +
    (outfit.hasCamera
      ? rect(joints.nearArm[1][0] - 1, joints.nearArm[1][1] - 3.5, 6, 4.6, palette.ink)
      : '') +
    (outfit.hasPoles ? pole(joints.nearArm[1], joints.nearLeg[1], palette) : '');
  return place(content, x, y, height / 60, flip);
}

function low([x, y]: Point): Point {
  return [x, y + 2.4];
}

function limb(
  [x, y]: Point,
  [[jx, jy], [ex, ey]]: readonly [Point, Point],
  color: Color,
  width: number,
): string {
  return line(d`M${x} ${y}L${jx} ${jy}L${ex} ${ey}`, color, width);
}

function boot([x, y]: Point, palette: Palette): string {
  return fill(d`M${x - 2.6} ${y + 0.6}v-4h4.4l3.4 2.4v1.6z`, palette.ink);
}

function torso({ shoulder: [sx, sy], hip: [hx, hy] }: Pose, coat: Color, shade: Color): string {
  const body = d`M${hx - 5.4} ${hy + 3}Q${hx - 6} ${hy - 6} ${sx - 6} ${sy + 3}Q${sx - 4} ${sy - 2.5} ${sx + 1} ${sy - 2.5}Q${sx + 6} ${sy - 1.5} ${sx + 6.4} ${sy + 4}Q${hx + 6.4} ${hy - 6} ${hx + 5.6} ${hy + 3}z`;
  const back = d`M${hx - 5.4} ${hy + 3}Q${hx - 6} ${hy - 6} ${sx - 6} ${sy + 3}Q${sx - 4} ${sy - 2.5} ${sx - 1} ${sy - 2.5}L${hx - 1.5} ${hy + 3}z`;
  return fill(body, coat) + fill(back, shade, 0.7);
}

function pack({ shoulder: [sx, sy], hip: [hx, hy] }: Pose, palette: Palette): string {
  const bag: Point[] = [
    [sx - 4, sy - 3],
    [sx - 12, sy],
    [hx - 13, hy - 3],
    [hx - 5, hy - 1],
  ];
  return (
    polygon(bag, palette.woodShade) + line(d`M${sx - 11} ${sy + 5}L${hx - 7} ${hy - 9}`, palette.woodLit, 1.2)
  );
}

function head([x, y]: Point, outfit: Outfit, palette: Palette): string {
  const face = circle(x, y, 4.9, outfit.skin) + fill(d`M${x + 4} ${y - 0.5}l1.7 1.5l-1.6 .6z`, outfit.skin);
  const cap = d`M${x - 5.3} ${y - 1}C${x - 5.6} ${y - 7.5} ${x + 5} ${y - 7.8} ${x + 5.2} ${y - 1.6}z`;
  switch (outfit.headgear) {
    case 'hat':
      return (
        face +
        fill(cap, palette.canvas) +
        line(d`M${x - 7.5} ${y - 1.2}L${x + 8} ${y - 1.9}`, mix(palette.canvas, palette.ink, 0.3), 1.8)
      );
    case 'toque':
      return (
        face +
        fill(cap, palette.red) +
        line(d`M${x - 5} ${y - 1.4}L${x + 5} ${y - 1.9}`, palette.snowLit, 2) +
        circle(x - 0.5, y - 7.4, 1.8, palette.snowLit)
      );
    case 'helmet':
      return (
        face +
        filled`${palette.snowLit}: M${x - 5.8} ${y}C${x - 6.6} ${y - 8.4} ${x + 6} ${y - 8.6} ${x + 6.2} ${y - 1.6}z`
      );
    case 'hair':
      return (
        filled`${palette.bark}: M${x - 6} ${y + 4}C${x - 7} ${y - 7} ${x + 1} ${y - 8} ${x + 5} ${y - 4}L${x} ${y + 1}z` +
        face +
        fill(cap, palette.bark)
      );
  }
}

function pole([hx, hy]: Point, [fx]: Point, palette: Palette): string {
  return line(d`M${hx} ${hy - 2}L${hx + (hx > fx ? 3 : -6)} 1`, palette.ink, 1.3);
}
