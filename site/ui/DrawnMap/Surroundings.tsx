import { withBase } from '../../base/guideBase.ts';
import type { RouteDetail, ReliefDrawing } from '#schemas/types/published.ts';
import { besideLine } from './besideLine.ts';
import type { MapProjection } from './mapProjection.ts';
import { signSpots, signSize, type DrawnSign } from './signSpots.ts';
import { heightLabel, labelOf, peak, type Drawn, type HeightLabel } from './stillLabels.ts';
import * as styles from './Surroundings.css.ts';
import { drawnRelief } from './Surroundings.css.ts';
import { shape } from '../MapView/base/BaseLayer.css.ts';
import { decodePath, isFree, type Room } from '../MapView/base/isFree.ts';
import type { Label } from '../MapView/base/placeLabels.ts';

export interface SurroundingsProps extends MapProjection {
  surroundings: RouteDetail['surroundings'];
  relief: RouteDetail['relief'];
  box: { width: number; height: number };
  /** A name that goes before all others; the same name on the map is left out. */
  first?: Label | undefined;
  signs?: RouteDetail['signs'] | undefined;
  /** Lines on the map, in pixels. Signs and names keep clear of them. */
  line?: readonly [x: number, y: number][] | undefined;
}

/** Order in which names are placed, because there may be no room for all. */
const rank: readonly Label['kind'][] = ['lake', 'glacier', 'river', 'road', 'town', 'peak', 'stream'];

/** The lower right corner, for the scale. */
const scaleCorner = { width: 110, height: 60 };

/** Draws the surroundings of a route: water, roads, names and a scale. */
export default function Surroundings({
  surroundings,
  relief,
  project,
  scale,
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
  const right = box.width - 16;
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
      {withRoom([...labels, ...heights]).map((label) => {
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
      <path className={styles.scale} d={`M${right - scale.width} ${box.height - 22}v6H${right}v-6`} />
      <text className={styles.text} x={right} y={box.height - 30} textAnchor="end">
        {scale.km < 1 ? `${scale.km * 1000} m` : `${scale.km} km`}
      </text>
    </>
  );
}

/** Returns the labels that cover none before them. */
function withRoom(labels: readonly (Label | HeightLabel)[]): (Label | HeightLabel)[] {
  return labels.reduce<(Label | HeightLabel)[]>(
    (placed, label) => (isFree(label, placed) ? [...placed, label] : placed),
    [],
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

/** The letter P, and the front of a bus on its wheels, around their middle. */
const strokes = {
  parking: 'M-3 6V-5H1a3 3 0 0 1 0 6H-3',
  'bus stop': 'M-5-6H5V4H-5ZM-5 0H5M-3 4V7M3 4V7',
};

/** Draws parking and bus stops. The signs are strokes, because text has other colours where a visitor chooses them. */
export function DrawnSigns({ signs }: { signs: readonly DrawnSign[] }) {
  return signs.map(({ kind, x, y }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <rect
        className={styles.sign}
        x={-signSize / 2 + 1}
        y={-signSize / 2 + 1}
        width={signSize - 2}
        height={signSize - 2}
        rx="3"
      />
      <path className={styles.signStroke} d={strokes[kind]} />
    </g>
  ));
}

interface DrawnReliefProps extends Pick<MapProjection, 'project'> {
  relief: ReliefDrawing;
}

/** Units of a drawing to a degree. */
const perDegree = 10_000;
/** Degrees over which the scale of a projection is taken: it rounds to tenths of a pixel. */
const span = 100;

/** Draws rock, light, shade and contours. */
export function DrawnRelief({ relief: { url, origin }, project }: DrawnReliefProps) {
  const [x, y] = project(origin);
  const [right] = project({ ...origin, lng: origin.lng + span });
  const [, top] = project({ ...origin, lat: origin.lat + span });
  const [across, up] = [(right - x) / span / perDegree, (top - y) / span / perDegree];
  return (
    <use
      href={withBase(`${url}#relief`)}
      className={drawnRelief}
      transform={`matrix(${across.toFixed(6)} 0 0 ${up.toFixed(6)} ${x} ${y})`}
    />
  );
}
