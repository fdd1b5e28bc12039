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
 * Returns a finder of the ways on a date, each cached: the shortest one over the open roads, with the stretches between
 * the spots and their road ends. Spots of one road end, and all spots of a guide without roads, are as far apart as
 * the straight line times the road factor. By bus no road is closed, and each ride takes a wait.
 */
export function wayFinder(
  roads: PlannerRoads | null,
  { roadFactor, speedKmh, localSpeedKmh, busWaitMinutes }: PlannerRules['travel'],
  isByBus: boolean,
): (date: string) => (from: Spot, to: Spot) => Way {
  const roadKm = (from: Spot, to: Spot) => distanceKm(from, to) * roadFactor;
  const kmToEnd = cachedByKey((spot: Spot) => {
    const end = spot.roadEnd === null ? undefined : roads?.ends[spot.roadEnd];
    return end ? roadKm(spot, { ...end, roadEnd: null }) : 0;
  });
  const wayOver = (drives: Drives, from: Spot, to: Spot): Way => {
    const straightKm = roadKm(from, to);
    const isLocal = from.roadEnd === to.roadEnd || roads === null;
    if (isLocal && straightKm <= longestWalkKm)
      return { km: straightKm, minutes: Math.ceil(straightKm * walkMinutesOfKm), isWalk: true };
    let [km, minutes] = [straightKm, (straightKm / (from.roadEnd === null ? speedKmh : localSpeedKmh)) * 60];
    if (!isLocal && from.roadEnd !== null && to.roadEnd !== null && roads) {
      const drive = drives(from.roadEnd)[to.roadEnd];
      const localKm = kmToEnd(from) + kmToEnd(to);
      km = (drive?.km ?? Infinity) + localKm;
      minutes = (drive?.minutes ?? Infinity) + (localKm / localSpeedKmh) * 60;
    }
    return {
      km: Math.max(1, Math.round(km)),
      minutes: Math.max(1, Math.round(minutes)) + (isByBus ? busWaitMinutes : 0),
      isWalk: false,
    };
  };
  const waysOver = cachedByKey((open: string) => {
    const drives = cachedByKey((end: number) => drivesFrom(end, roads, open));
    const known = new Map<Spot, Map<Spot, Way>>();
    return (from: Spot, to: Spot): Way => {
      let ways = known.get(from);
      if (!ways) known.set(from, (ways = new Map<Spot, Way>()));
      let way = ways.get(to);
      if (!way) ways.set(to, (way = wayOver(drives, from, to)));
      return way;
    };
  });
  const openOn = cachedByKey((date: string) =>
    (roads?.roads ?? [])
      .map(({ closed }) => (!isByBus && closed.some((when) => isInForceOn(when, date)) ? '0' : '1'))
      .join(''),
  );
  return cachedByKey((date) => waysOver(openOn(date)));
}

type Drives = (end: number) => readonly { km: number; minutes: number }[];

/** Returns the quickest drive from a road end to each other one: the roads are gone over until none is a short cut. */
function drivesFrom(
  start: number,
  roads: PlannerRoads | null,
  open: string,
): { km: number; minutes: number }[] {
  const best = (roads?.ends ?? []).map(() => ({ km: Infinity, minutes: Infinity }));
  best[start] = { km: 0, minutes: 0 };
  const driveOn = (from: number, to: number, road: { km: number; minutes: number }) => {
    const [here, there] = [best[from], best[to]];
    if (!here || !there || here.minutes + road.minutes >= there.minutes) return false;
    best[to] = { km: here.km + road.km, minutes: here.minutes + road.minutes };
    return true;
  };
  const isShorter = (index: number) => {
    const road = roads?.roads[index];
    if (!road || open[index] !== '1') return false;
    return driveOn(road.from, road.to, road) || driveOn(road.to, road.from, road);
  };
  const all = [...(roads?.roads.keys() ?? [])];
  while (all.filter(isShorter).length > 0);
  return best;
}
