import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import { isInForceOn } from '#schemas/rules/notices/noticeInForce.ts';
import type { PlannerRoads, PlannerRules } from '#schemas/types/published.ts';
import { cachedByKey } from '../cachedValues.ts';

/** A position, and the road end from which it is reached. */
export interface Spot {
  latitude: number;
  longitude: number;
  roadEnd: number | null;
}

/** A way between two spots; `km` and `minutes` are infinite where no road is open. */
export interface Way {
  km: number;
  minutes: number;
  /** True for a short way on foot. */
  isWalk: boolean;
}

/** Ways up to this long are walked. */
export const longestWalkKm = 1;

const walkMinutesOfKm = 15;

/** Returns the straight-line distance of two spots in kilometres. */
export function distanceKm(a: Omit<Spot, 'roadEnd'>, b: Omit<Spot, 'roadEnd'>): number {
  return distanceBetween({ lat: a.latitude, lng: a.longitude }, { lat: b.latitude, lng: b.longitude });
}

/**
 * Returns a finder of the ways on a date, each cached: the quickest one over the open roads, with the stretches between
 * the spots and their road ends. Spots of one road end, and all spots of a guide without roads, are as far apart as
 * the straight line times the road factor. By bus no road is closed, and each ride takes a wait.
 */
export function wayFinder(
  network: PlannerRoads | null,
  { roadFactor, speedKmh, localSpeedKmh, busWaitMinutes }: PlannerRules['travel'],
  isByBus: boolean,
): (date: string) => (from: Spot) => (to: Spot) => Way {
  const { ends, roads } = network ?? { ends: [], roads: [] };
  const straightKm = (...[from, to]: Parameters<typeof distanceKm>) => distanceKm(from, to) * roadFactor;
  const kmToEnd = cachedByKey((spot: Spot) => {
    const end = ends[spot.roadEnd ?? -1];
    return end ? straightKm(spot, end) : 0;
  });
  const ride = (km: number, minutes: number): Way => ({
    km: Math.max(1, Math.round(km)),
    minutes: Math.max(1, Math.round(minutes)) + (isByBus ? busWaitMinutes : 0),
    isWalk: false,
  });
  const waysOver = cachedByKey((closed: string) => {
    const open = roads.filter((_road, index) => closed[index] !== '1');
    const drivesFrom = cachedByKey((end: number) => quickestDrives(end, ends.length, open));
    return cachedByKey((from: Spot) =>
      cachedByKey((to: Spot): Way => {
        const isLocal = from.roadEnd === to.roadEnd;
        if (isLocal || from.roadEnd === null || to.roadEnd === null) {
          const km = straightKm(from, to);
          if (isLocal && km <= longestWalkKm)
            return { km, minutes: Math.ceil(km * walkMinutesOfKm), isWalk: true };
          return ride(km, (km / (isLocal && from.roadEnd !== null ? localSpeedKmh : speedKmh)) * 60);
        }
        const drive = drivesFrom(from.roadEnd)[to.roadEnd] ?? unreached;
        const localKm = kmToEnd(from) + kmToEnd(to);
        return ride(drive.km + localKm, drive.minutes + (localKm / localSpeedKmh) * 60);
      }),
    );
  });
  return (date) =>
    waysOver(
      roads.map(({ closed }) => Number(!isByBus && closed.some((when) => isInForceOn(when, date)))).join(''),
    );
}

interface Drive {
  km: number;
  minutes: number;
}

const unreached: Drive = { km: Infinity, minutes: Infinity };

/** Returns the quickest drive from a road end to each other one: the roads are gone over until none is a short cut. */
function quickestDrives(start: number, ends: number, roads: PlannerRoads['roads']): Drive[] {
  const best = Array.from({ length: ends }, (_, end) => (end === start ? { km: 0, minutes: 0 } : unreached));
  const isShortCut = (from: number, to: number, road: Drive): boolean => {
    const { km, minutes } = best[from] ?? unreached;
    if (minutes + road.minutes >= (best[to] ?? unreached).minutes) return false;
    best[to] = { km: km + road.km, minutes: minutes + road.minutes };
    return true;
  };
  let hasChanged = true;
  while (hasChanged) {
    hasChanged = false;
    for (const road of roads) {
      const { from, to } = road;
      if (isShortCut(from, to, road) || isShortCut(to, from, road)) hasChanged = true;
    }
  }
  return best;
}
