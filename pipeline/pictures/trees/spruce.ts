import type { Color } from '../color.ts';
import { clamp, lerp } from '../interpolate.ts';
import type { Random } from '../random.ts';
import { d, fill } from '../svg.ts';

interface Branch {
  /** Distance of the tip from the trunk, and its y. */
  readonly reach: number;
  readonly tipY: number;
  /** Point at which the outline turns in under the branch. */
  readonly innerReach: number;
  readonly innerY: number;
}

/** The outline of a spruce, and the lit (or snowy) slivers on its branches towards one side. */
export interface SpruceShape {
  readonly outline: string;
  slivers(side: 1 | -1): string;
}

/** A spruce with drooping tiers, its foot at (x, y); needles show on trees taller than 230 units. */
export function spruceShape(
  x: number,
  y: number,
  height: number,
  random: Random,
  breadth = 0.36,
): SpruceShape {
  const tiers = clamp(Math.round(height ** 0.62 / 2), 4, 22);
  const top = y - height;
  const tier = (height * 0.95) / tiers;
  const branches = (): Branch[] =>
    Array.from({ length: tiers }, (_, i) => {
      const t = (i + 1) / tiers;
      const base = top + height * 0.95 * t;
      const reach =
        height * breadth * 0.5 * t ** 0.82 * random.between(0.74, 1.16) * (i === tiers - 1 ? 0.82 : 1);
      return {
        reach,
        tipY: base + tier * random.between(0.05, 0.4),
        innerReach: reach * random.between(0.4, 0.6),
        innerY: base - tier * 0.12,
      };
    });
  const right = branches();
  const left = branches();
  const hasNeedles = height > 230;
  const trunk = Math.max(1, height * 0.018);
  const stem = d`L${x + trunk} ${y - height * 0.05}V${y}H${x - trunk}V${y - height * 0.05}`;
  const needles = (branch: Branch, side: 1 | -1, share: number): string => {
    const nx = x + side * lerp(branch.reach, branch.innerReach, share);
    const ny = lerp(branch.tipY, branch.innerY, share);
    const long = tier * random.between(0.22, 0.42);
    const notch = d`L${nx + side * branch.reach * 0.03} ${ny - tier * 0.1}`;
    const tip = d`L${nx - side * branch.reach * 0.01} ${ny + long}`;
    return side > 0 ? notch + tip : tip + notch;
  };
  let data = d`M${x} ${top}`;
  let [fromReach, fromY] = [1, top];
  for (const branch of right) {
    data += d`Q${x + lerp(fromReach, branch.reach, 0.45)} ${lerp(fromY, branch.tipY, 0.62)} ${x + branch.reach} ${branch.tipY}`;
    if (hasNeedles) data += [0.25, 0.5, 0.75].map((share) => needles(branch, 1, share)).join('');
    data += d`L${x + branch.innerReach} ${branch.innerY}`;
    [fromReach, fromY] = [branch.innerReach, branch.innerY];
  }
  data += stem;
  for (let i = tiers - 1; i >= 0; i--) {
    const branch = left[i];
    if (!branch) continue;
    const above = left[i - 1];
    [fromReach, fromY] = above ? [above.innerReach, above.innerY] : [0, top];
    data += d`L${x - branch.innerReach} ${branch.innerY}`;
    if (hasNeedles) data += [0.75, 0.5, 0.25].map((share) => needles(branch, -1, share)).join('');
    data += d`L${x - branch.reach} ${branch.tipY}`;
    data += d`Q${x - lerp(fromReach, branch.reach, 0.45)} ${lerp(fromY, branch.tipY, 0.62)} ${x - fromReach} ${fromY}`;
  }
  const slivers = (side: 1 | -1): string => {
    const row = side > 0 ? right : left;
    let lit = '';
    row.forEach((branch, i) => {
      const above = row[i - 1];
      if (!above || random() < 0.12) return;
      const start = above.innerReach * 0.4;
      const end = branch.reach * random.between(0.72, 0.96);
      const middle = x + side * lerp(start, branch.reach, 0.5);
      const upper = lerp(above.innerY, branch.tipY, 0.55);
      lit +=
        d`M${x + side * start} ${above.innerY + tier * 0.1}Q${middle} ${upper} ${x + side * end} ${lerp(above.innerY, branch.tipY, 0.93)}` +
        d`Q${middle} ${lerp(above.innerY, branch.tipY, 0.8) + tier * 0.05} ${x + side * start} ${above.innerY + tier * 0.42}z`;
    });
    return lit;
  };
  return { outline: `${data}z`, slivers };
}

export interface SpruceInks {
  readonly dark: Color;
  readonly lit?: Color;
  readonly litOpacity?: number;
  readonly snow?: Color | null;
}

/** A single spruce, lit from the side its shadow does not fall to, or with snow on its branches. */
export function drawSpruce(
  x: number,
  y: number,
  height: number,
  random: Random,
  shadowSide: 1 | -1,
  inks: SpruceInks,
): string {
  const shape = spruceShape(x, y, height, random, random.between(0.3, 0.4));
  const litSide = shadowSide > 0 ? -1 : 1;
  const lit = inks.lit ? fill(shape.slivers(litSide), inks.lit, inks.litOpacity ?? 1) : '';
  const snow = inks.snow ? fill(shape.slivers(1), inks.snow, 0.85) + fill(shape.slivers(-1), inks.snow) : '';
  return fill(shape.outline, inks.dark) + lit + snow;
}
