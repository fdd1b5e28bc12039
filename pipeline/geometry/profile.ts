import type { ProfilePoint } from '#schemas/types/published.ts';
import { distancesAlong, type RoutePoint } from './line.ts';

/** Points of a profile in a list: more cannot be seen on a phone's screen. */
const maxPoints = 40;

/** Returns the elevation profile: every point with an elevation, or evenly spaced ones of a longer line. */
export function profile(points: readonly RoutePoint[], most = maxPoints): ProfilePoint[] {
  const distances = distancesAlong(points);
  const known = points.flatMap(({ elevation }, index) =>
    elevation === null ? [] : [{ km: distances[index] ?? 0, elevation }],
  );
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last || known.length < 2) return [];
  const sampled = known.length <= most ? known : sample(known, most, first.km, last.km);
  return sampled.map(({ km, elevation }) => ({
    km: Math.round(km * 100) / 100,
    elevation: Math.round(elevation),
  }));
}

function sample(known: readonly ProfilePoint[], count: number, from: number, to: number): ProfilePoint[] {
  let next = 1;
  return Array.from({ length: count }, (_, index) => {
    const km = from + ((to - from) * index) / (count - 1);
    while (next < known.length - 1 && (known[next]?.km ?? 0) < km) next += 1;
    const a = known[next - 1] ?? { km, elevation: 0 };
    const b = known[next] ?? a;
    const share = b.km === a.km ? 0 : (km - a.km) / (b.km - a.km);
    return { km, elevation: a.elevation + share * (b.elevation - a.elevation) };
  });
}
