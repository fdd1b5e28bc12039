import { useEffect, useMemo } from 'react';
import type { Trail } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { usePublished } from '../../../data/usePublished.ts';
import { isOnMap } from '../../../ui/MapView/coordinatesOf.ts';
import type { MapLine } from '../../../ui/MapView/mapTypes.ts';
import { hazardStretch } from './alongRoute.ts';
import { dangerousPoints, routeWaypoints } from './routeLine.ts';

interface TrailRoute {
  line?: MapLine;
  loading: boolean;
  problem?: string;
  /** Retries the request; missing if a retry cannot help. */
  onRetry?: () => void;
}

/** Fetches the route of a trail for the map; does nothing without a trail. */
export function useTrailRoute(trail: Trail | undefined): TrailRoute {
  const route = trail?.route;
  const { data, error, isValidating, mutate } = usePublished(route ? published.trailCoordinates : null);
  useEffect(() => {
    if (error) console.error("Trail coordinates couldn't be loaded.", error);
  }, [error]);
  return useMemo(() => {
    if (!trail) return { loading: false };
    if (!route) return { loading: false, problem: 'No trail coordinates available for this trail' };
    if (!data && isValidating) return { loading: true };
    if (!data && error)
      return {
        loading: false,
        problem: 'Failed to load trail route data',
        onRetry: () => void mutate(),
      };
    if (!data) return { loading: true };
    const points = (data[route.lineOf] ?? []).filter(isOnMap);
    if (points.length < 2) return { loading: false, problem: 'No route data available' };
    return {
      loading: false,
      line: {
        points,
        dashed: route.accuracy !== 'recorded',
        waypoints: routeWaypoints(points),
        danger: dangerousPoints(points, route.lengthKm, hazardStretch(trail)),
      },
    };
  }, [trail, route, data, error, isValidating, mutate]);
}
