import { distanceBetween, type Place } from '#schemas/rules/distanceBetween.ts';
import type { Notice, PlannerRoads } from '#schemas/types/published.ts';
import type { Content } from '../content/checkedContent.ts';

/** Kilometres within which a place without a road end of its own gets the nearest one. */
const nearKm = 15;

/** Returns a finder of the index of the road end of a place: the one that its record names, else the nearest. */
export function roadEndFinder({
  roads,
}: Pick<Content, 'roads'>): (roadEnd: string | undefined, at: Place) => number | null {
  const ends = roads?.data.ends ?? [];
  return (roadEnd, at) => {
    if (roadEnd !== undefined) return ends.findIndex(({ id }) => id === roadEnd);
    const distances = ends.map((end) => distanceBetween(at, end));
    const least = Math.min(...distances);
    return least <= nearKm ? distances.indexOf(least) : null;
  };
}

/** Returns the roads by which the planner drives, with the times at which notices close them; null without roads. */
export function toRoads({ roads }: Pick<Content, 'roads'>, notices: readonly Notice[]): PlannerRoads | null {
  if (!roads) return null;
  const { ends, roads: ways } = roads.data;
  const indexOf = (id: string) => ends.findIndex((end) => end.id === id);
  return {
    ends: ends.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
    roads: ways.map(({ from, to, km, minutes, closedBy = [] }) => ({
      from: indexOf(from),
      to: indexOf(to),
      km,
      minutes,
      closed: notices.filter(({ slug }) => closedBy.includes(slug)).map(({ when }) => when),
    })),
  };
}
