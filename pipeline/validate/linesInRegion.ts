import { isInRegion } from '../geometry/lineFaults.ts';
import type { CheckedContent, Entry } from '../content/checkedContent.ts';
import { type LinePoint, trailLines } from '../content/trailLines.ts';

export interface LineInRegion {
  trail: Entry<'trail'>;
  /** At least one. */
  points: readonly LinePoint[];
}

/**
 * Returns the trails with a line of their own that lies in the region as their coordinates do. Points off the map are
 * reported as such.
 */
export function linesInRegion(content: CheckedContent): LineInRegion[] {
  const { trails, site } = content;
  const lineOf = trailLines(content);
  return trails.flatMap((trail) => {
    const { route, coordinates } = trail.data;
    if (!site || !route || 'aliasOf' in route) return [];
    const points = lineOf(trail)?.points ?? [];
    const isOnMap = [coordinates, ...points].every((point) => isInRegion(site.data.region, point));
    return points.length > 0 && isOnMap ? [{ trail, points }] : [];
  });
}
