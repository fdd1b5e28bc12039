import type { ReliefDrawing, RouteDetail } from '#schemas/types/published.ts';
import { shape } from '../MapView/base/BaseLayer.css.ts';
import { drawnHeight } from '../MapView/base/relief.css.ts';
import { decodePath } from '../MapView/base/decodePath.ts';
import { type Label, placeLabels } from '../MapView/base/placeLabels.ts';
import { DrawnRelief } from './DrawnRelief.tsx';
import { besideLine } from './besideLine.ts';
import * as styles from './DrawnMap.css.ts';
import type { MapProjection } from './mapProjection.ts';

export interface SurroundingsProps extends Pick<MapProjection, 'project'> {
  surroundings: RouteDetail['surroundings'];
  relief: RouteDetail['relief'];
  box: { width: number; height: number };
  /** A name that stands before all others, and alone where the map has the same. */
  first?: Label | undefined;
  /** Lines on the map, in pixels. Names keep clear of them. */
  line?: readonly [x: number, y: number][] | undefined;
}

/** Order in which names are placed, because there may be no room for all. */
const rank: readonly Label['kind'][] = ['lake', 'glacier', 'river', 'road', 'town', 'peak', 'stream'];

const letterWidth = 7;
/** Room of a height, which may be turned. */
const heightRoom = 26;
const labelHeight = 16;
/** The lower right corner, where the scale stands. */
const scaleCorner = { width: 110, height: 60 };

/** Draws the surroundings of a route: water, roads and names. */
export default function Surroundings({
  surroundings,
  relief,
  project,
  box,
  first,
  line = [],
}: SurroundingsProps) {
  const features = surroundings.map(({ path, ...feature }) => ({
    ...feature,
    points: decodePath(path).map(([lat, lng]) => project({ lat, lng })),
  }));
  const names = features
    .flatMap((feature) => labelOf(feature, box).flatMap((label) => besideLine(label, line) ?? []))
    .filter(({ text }, index, all) => index === all.findIndex((other) => other.text === text))
    .toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));
  const heights = relief?.labels.flatMap((label) => heightLabel(label, project, box, line) ?? []) ?? [];
  const labels = first ? [first, ...names.filter(({ text }) => text !== first.text)] : names;
  return (
    <>
      {shapesOf(features.filter(({ layer }) => layer === 'park'))}
      {relief && <DrawnRelief relief={relief} project={project} />}
      {shapesOf(features.filter(({ layer }) => layer !== 'park'))}
      {placeLabels<Label | HeightLabel>([...labels, ...heights]).map((label) => {
        const { text, x, y, kind } = label;
        return kind === 'height' ? (
          <text
            key={`${text} ${x}`}
            className={drawnHeight}
            textAnchor="middle"
            transform={`translate(${x} ${y}) rotate(${label.angle}) translate(0 4)`}
          >
            {text}
          </text>
        ) : (
          <text key={`${text} ${x}`} className={styles.name[kind]} x={x} y={y + 5} textAnchor="middle">
            {text}
          </text>
        );
      })}
    </>
  );
}

function shapesOf(features: readonly Drawn[]) {
  return features.flatMap(({ layer, name, points }, index) => {
    if (layer === 'town' || layer === 'peak') return [];
    const d = `M${points.map((point) => point.join(' ')).join('L')}`;
    return [
      layer === 'road' && <path key={`casing ${index}`} className={shape.casing} d={d} />,
      <path key={`${name} ${index}`} className={shape[layer]} d={d} />,
    ];
  });
}

type Drawn = Pick<RouteDetail['surroundings'][number], 'layer' | 'name' | 'ref' | 'elevationM'> & {
  points: [x: number, y: number][];
};

/** A height along a contour, turned clockwise by its angle in degrees. */
interface HeightLabel extends Omit<Label, 'kind'> {
  kind: 'height';
  angle: number;
}

/** Returns a height along a contour; none where the line or the scale would cover it. */
function heightLabel(
  { lat, lng, elevationM, angle }: ReliefDrawing['labels'][number],
  project: MapProjection['project'],
  box: { width: number; height: number },
  line: readonly [x: number, y: number][],
): HeightLabel | null {
  const [x, y] = project({ lat, lng });
  const isInside =
    x > heightRoom && y > heightRoom && x < box.width - heightRoom && y < box.height - heightRoom;
  const isInCorner = x > box.width - scaleCorner.width && y > box.height - scaleCorner.height;
  const isOnLine = line.some(([lineX, lineY]) => Math.hypot(lineX - x, lineY - y) < heightRoom);
  if (!isInside || isInCorner || isOnLine) return null;
  return { text: String(elevationM), x, y, width: heightRoom, height: heightRoom, kind: 'height', angle };
}

/** A name in the middle of what the box shows of a feature; none where it would be cut off or cover the scale. */
function labelOf(
  { layer, name, ref, elevationM, points }: Drawn,
  box: { width: number; height: number },
): Label[] {
  if (layer === 'park' || layer === 'railway') return [];
  const text =
    layer === 'road'
      ? (ref ?? name)
      : layer === 'peak'
        ? `▲ ${name} ${elevationM?.toLocaleString('en') ?? ''}`
        : name;
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
  if (x + width / 2 > box.width - scaleCorner.width && y > box.height - scaleCorner.height) return [];
  return [{ text, x, y, width, height: labelHeight, kind: layer }];
}
