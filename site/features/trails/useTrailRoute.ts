import { useEffect, useMemo } from 'react';
import type { Trail } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { usePublishedDetail } from '../../data/usePublished.ts';
import type { MapLine } from '../../ui/MapView/mapTypes.ts';
import { routeWaypoints } from './routeLine.ts';

interface TrailRoute {
  line?: MapLine;
  loading: boolean;
  problem?: string;
}

/** The line of a trail for the map; nothing is fetched while no trail is given. */
export function useTrailRoute(trail: Trail | undefined): TrailRoute {
  const route = trail?.route;
  const { data, error } = usePublishedDetail(route ? published.trailCoordinates : null);
  useEffect(() => {
    if (error) console.error('The coordinates of trails could not be loaded.', error);
  }, [error]);
  return useMemo(() => {
    if (!trail) return { loading: false };
    if (!route) return { loading: false, problem: 'No trail coordinates available for this trail' };
    if (error && !data) return { loading: false, problem: 'Failed to load trail route data' };
    if (!data) return { loading: true };
    const points = data[route.lineOf] ?? [];
    if (points.length < 2) return { loading: false, problem: 'No route data available' };
    return {
      loading: false,
      line: { points, dashed: route.accuracy !== 'recorded', waypoints: routeWaypoints(points) },
    };
  }, [trail, route, data, error]);
}
