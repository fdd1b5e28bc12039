import type { DrawnPoint } from '../alongRoute.ts';

export interface ProfilePoint {
  km: number;
  /** Metres above sea level. */
  elevation: number;
}

interface Size {
  width: number;
  height: number;
  /** Space at the left for the height labels. */
  left: number;
  /** Side of a numbered flag. */
  flag: number;
}

interface Flag {
  x: number;
  /** Vertical positions of the foot of the pole, on the line, and of the flag. */
  foot: number;
  top: number;
}

interface Tick {
  value: number;
  at: number;
}

export interface ProfileDrawing {
  /** Returns the horizontal position of a distance. */
  x: (km: number) => number;
  line: string;
  area: string;
  flags: Flag[];
  heights: Tick[];
  kilometres: Tick[];
  viewBox: string;
  /** Points of the line. */
  points: DrawnPoint[];
}

/** Smallest height range in metres, because a flat trail must not look steep. */
const smallestRange = 300;
const bottomRoom = 34;

/** Returns the smallest of 1, 2 or 5 times a power of ten that divides a range into at most `parts`. */
export function niceStep(range: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(range / parts));
  const step = [1, 2, 5, 10].find((factor) => factor * power * parts >= range) ?? 10;
  return step * power;
}

/** Returns the elevation of a profile at a distance, interpolated between its neighbours. */
export function elevationAt(profile: ProfilePoint[], km: number): number {
  const after = profile.findIndex((point) => point.km >= km);
  const end = profile[after === -1 ? profile.length - 1 : after];
  const start = profile[Math.max(0, (after === -1 ? profile.length : after) - 1)];
  if (!start || !end) return 0;
  const share = end.km === start.km ? 0 : (km - start.km) / (end.km - start.km);
  return start.elevation + Math.min(1, share) * (end.elevation - start.elevation);
}

function ticks(from: number, to: number, step: number, at: (value: number) => number): Tick[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => ({
    value: from + index * step,
    at: at(from + index * step),
  }));
}

/** Raises each flag above the flags beside it that it would cover. */
function placeFlags(feet: { x: number; foot: number }[], size: number): Flag[] {
  const hung: Flag[] = [];
  for (const { x, foot } of feet) {
    const near = hung.filter((flag) => Math.abs(flag.x - x) < size + 4);
    const top = Math.min(foot - size * 1.6, ...near.map((flag) => flag.top - size - 4));
    hung.push({ x, foot, top });
  }
  return hung;
}

/** Rounds to half a unit, which nobody sees: the digits of a line are much of its page. */
const toHalf = (value: number) => Math.round(value * 2) / 2;

/** Returns paths, axes and flags of a profile of at least two points. `marks` are distances in kilometres. */
export function profileDrawing(profile: ProfilePoint[], marks: number[], size: Size): ProfileDrawing {
  const { width, height, left, flag } = size;
  const elevations = profile.map((point) => point.elevation);
  const length = profile.at(-1)?.km ?? 1;
  const range = Math.max(smallestRange, Math.max(...elevations) - Math.min(...elevations));
  const step = niceStep(range, 4);
  const low = Math.floor((Math.min(...elevations) - 1) / step) * step;
  const high = Math.max(low + range, Math.max(...elevations));
  const base = height - bottomRoom;
  const x = (km: number) => toHalf(left + flag / 2 + (km / length) * (width - left - flag));
  const y = (elevation: number) => toHalf(base - ((elevation - low) / (high - low)) * base);
  const spot = (point: ProfilePoint) => `${x(point.km)} ${y(point.elevation)}`;
  const line = `M${profile.map(spot).join('L')}`;
  const flags = placeFlags(
    marks.map((km) => ({ x: x(km), foot: y(elevationAt(profile, km)) })),
    flag,
  );
  const top = Math.min(-4, ...flags.map((each) => each.top - 4));
  return {
    x,
    line,
    area: `${line}L${x(length)} ${base}L${x(0)} ${base}Z`,
    flags,
    heights: ticks(low, high, step, y),
    kilometres: ticks(0, length, niceStep(length, width > 600 ? 6 : 4), x),
    points: profile.map(({ km, elevation }) => ({ km, x: x(km), y: y(elevation) })),
    viewBox: `0 ${top.toFixed(0)} ${width} ${(height - top).toFixed(0)}`,
  };
}
