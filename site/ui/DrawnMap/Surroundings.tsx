import type { ReliefDrawing, RouteDetail } from '#schemas/types/published.ts';
import { shape } from '../MapView/base/BaseLayer.css.ts';
import { decodePath } from '../MapView/base/decodePath.ts';
import { isFree, type Label, placeLabels, type Room } from '../MapView/base/placeLabels.ts';
import { DrawnRelief } from './DrawnRelief.tsx';
import { DrawnSigns } from './DrawnSigns.tsx';
import { besideLine } from './besideLine.ts';
import * as styles from './Surroundings.css.ts';
import type { MapProjection } from './mapProjection.ts';
import { signSpots } from './signSpots.ts';

export interface SurroundingsProps extends Pick<MapProjection, 'project'> {
  surroundings: RouteDetail['surroundings'];
  relief: RouteDetail['relief'];
  box: { width: number; height: number };
  /** A name that stands before all others, and alone where the map has the same. */
  first?: Label | undefined;
  signs?: RouteDetail['signs'] | undefined;
  /** Lines on the map, in pixels. Signs and names keep clear of them. */
  line?: readonly [x: number, y: number][] | undefined;
}

/** Order in which names are placed, because there may be no room for all. */
const rank: readonly Label['kind'][] = ['lake', 'glacier', 'river', 'road', 'town', 'peak', 'stream'];

const letterWidth = 7;
/** Room of a height, which may be turned. */
const heightRoom = 26;
const labelHeight = 16;
/** Sign of a peak, and its width. */
const peak = '▲';
const peakSign = 10;
/** The lower right corner, where the scale stands. */
const scaleCorner = { width: 110, height: 60 };

/** Draws the surroundings of a route: water, roads and names. */
export default function Surroundings({
  surroundings,
  relief,
  project,
  box,
  first,
  signs = [],
  line = [],
}: SurroundingsProps) {
  const features = surroundings.map(({ path, ...feature }) => ({
    ...feature,
    points: decodePath(path).map(([lat, lng]) => project({ lat, lng })),
  }));
  const drawnSigns = signs.flatMap(({ kind, at }) =>
    at.map((place) => {
      const [x, y] = project(place);
      return { kind, x, y };
    }),
  );
  const spots = signSpots(drawnSigns, line, box);
  const taken = [...spots, scaleRoom(box)];
  const names = features
    .flatMap((feature) => labelOf(feature, box).flatMap((label) => besideLine(label, line, taken) ?? []))
    .filter(({ text }, index, all) => index === all.findIndex((other) => other.text === text))
    .toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind));
  const heights =
    relief?.labels.flatMap((label) => heightLabel(label, project, box, line, taken) ?? []) ?? [];
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
            className={styles.drawnHeight}
            textAnchor="middle"
            transform={`translate(${x} ${y}) rotate(${label.angle}) translate(0 4)`}
          >
            {text}
          </text>
        ) : (
          <text
            key={`${text} ${x}`}
            className={styles.name[kind]}
            x={kind === 'peak' ? x + (text.startsWith(peak) ? -label.width : label.width) / 2 : x}
            y={y + 5}
            textAnchor={kind !== 'peak' ? 'middle' : text.startsWith(peak) ? 'start' : 'end'}
          >
            {text}
          </text>
        );
      })}
      <DrawnSigns signs={spots} />
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

function scaleRoom({ width, height }: SurroundingsProps['box']): Room {
  return { ...scaleCorner, x: width - scaleCorner.width / 2, y: height - scaleCorner.height / 2 };
}

type Drawn = Pick<RouteDetail['surroundings'][number], 'layer' | 'name' | 'ref' | 'elevationM'> & {
  points: [x: number, y: number][];
};

/** A height along a contour, turned clockwise by its angle in degrees. */
interface HeightLabel extends Omit<Label, 'kind'> {
  kind: 'height';
  angle: number;
}

/** Returns a height along a contour; none where the line or something taken would cover it. */
function heightLabel(
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

/** A name in the middle of what the box shows of a feature; none where it would be cut off. */
function labelOf(
  { layer, name, ref, elevationM, points }: Drawn,
  box: { width: number; height: number },
): Label[] {
  if (layer === 'park' || layer === 'railway') return [];
  const text =
    layer === 'road'
      ? (ref ?? name)
      : layer === 'peak'
        ? `${name} ${elevationM?.toLocaleString('en') ?? ''}`
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
