import { numberText } from '#schemas/rules/distanceText.ts';
import type { ReliefDrawing, RouteDetail } from '#schemas/types/published.ts';
import { isFree, type Room } from '../MapView/base/isFree.ts';
import type { Label } from '../MapView/base/placeLabels.ts';
import type { MapProjection } from './mapProjection.ts';

const letterWidth = 7;
/** Room of a height, which may be turned. */
const heightRoom = 26;
const labelHeight = 16;
/** Sign of a peak, and its width. */
export const peak = '▲';
const peakSign = 10;

/** A feature of the guide's own map in a drawing. */
export type Drawn = Pick<RouteDetail['surroundings'][number], 'layer' | 'name' | 'ref' | 'elevationM'> & {
  points: [x: number, y: number][];
};

/** A height along a contour, turned clockwise by its angle in degrees. */
export interface HeightLabel extends Omit<Label, 'kind'> {
  kind: 'height';
  angle: number;
}

/** Returns a height along a contour; none where the line or something taken would cover it. */
export function heightLabel(
  { lat, lng, elevationM, angle }: ReliefDrawing['labels'][number],
  project: MapProjection['project'],
  box: { width: number; height: number },
  line: readonly [x: number, y: number][],
  taken: readonly Room[],
): HeightLabel | null {
  const [x, y] = project({ lat, lng });
  const isInside =
    x > heightRoom && y > heightRoom && x < box.width - heightRoom && y < box.height - heightRoom;
  const isOnLine = line.some(([lineX, lineY]) => Math.hypot(lineX - x, lineY - y) < heightRoom);
  const room = { x, y, width: heightRoom, height: heightRoom };
  if (!isInside || isOnLine || !isFree(room, taken)) return null;
  return { text: String(elevationM), ...room, kind: 'height', angle };
}

/** Returns the name in the middle of the part of a feature that the box shows; no label if it would be cut off. */
export function labelOf(
  { layer, name, ref, elevationM, points }: Drawn,
  box: { width: number; height: number },
): Label[] {
  if (layer === 'park' || layer === 'railway') return [];
  const text =
    layer === 'road'
      ? (ref ?? name)
      : layer === 'peak'
        ? `${name} ${elevationM === undefined ? '' : numberText(elevationM)}`
        : name;
  if (layer === 'peak') return points.flatMap((point) => peakLabel(text, point, box) ?? []);
  const width = text.length * letterWidth;
  const seen = points.filter(
    ([x, y]) => x > width / 2 && x < box.width - width / 2 && y > labelHeight && y < box.height - labelHeight,
  );
  if (seen.length === 0) return [];
  const middle = (axis: 0 | 1) => {
    const values = seen.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const isArea = layer === 'lake' || layer === 'glacier';
  const [x, y] = isArea ? [middle(0), middle(1)] : (seen[Math.floor(seen.length / 2)] ?? [0, 0]);
  return [{ text, x, y, width, height: labelHeight, kind: layer }];
}

/** Returns the name of a peak to the right of its sign, or to its left where the edge is near; none without room. */
function peakLabel(
  text: string,
  [peakX, y]: [x: number, y: number],
  box: { width: number; height: number },
): Label | null {
  const width = (text.length + 2) * letterWidth;
  const aside = (width - peakSign) / 2;
  const room = { y, width, height: labelHeight, kind: 'peak' as const };
  const isInside = (x: number) =>
    x > width / 2 && x < box.width - width / 2 && y > labelHeight && y < box.height - labelHeight;
  if (isInside(peakX + aside)) return { ...room, x: peakX + aside, text: `${peak} ${text}` };
  if (isInside(peakX - aside)) return { ...room, x: peakX - aside, text: `${text} ${peak}` };
  return null;
}
