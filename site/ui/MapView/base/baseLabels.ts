import { numberText } from '#schemas/rules/distanceText.ts';
import type { Basemap } from '#schemas/types/published.ts';
import type { Label } from './placeLabels.ts';

/** A feature of the base with its points decoded. */
export interface BaseFeature {
  layer: Basemap['features'][number]['layer'];
  name: string;
  ref?: string;
  elevationM?: number;
  points: [lat: number, lng: number][];
}

/** From which zoom on the names of a layer show. */
const firstZoom = { town: 7, road: 8, lake: 9, glacier: 10, peak: 10, river: 10, stream: 12 } as const;
type Labelled = keyof typeof firstZoom;

/** Order in which labels are placed, because there may be no room for all. */
const rank: readonly Labelled[] = ['town', 'road', 'lake', 'glacier', 'peak', 'river', 'stream'];

const letterWidth = 7.5;
/** Towns are set larger. */
const townLetterWidth = 10;
const height = 18;
/** Width of the sign of a peak in pixels. */
const peakSign = 8;
/** An area that spans fewer pixels than this has no name. */
const smallest = { lake: 14, glacier: 40 };

/** Two parts of one feature both have its name if they are as many pixels apart. */
const sameNameGap = 200;

type Project = (point: [lat: number, lng: number]) => { x: number; y: number };

/** Names that a map may show at a zoom within a view, the most important first. */
export function baseLabels(
  features: readonly BaseFeature[],
  zoom: number,
  project: Project,
  size: { x: number; y: number },
): Label[] {
  const labels = rank.flatMap((layer) => {
    if (zoom < firstZoom[layer]) return [];
    return features.flatMap((feature) => {
      if (feature.layer !== layer) return [];
      const at = anchorOf(feature, project, size);
      if (!at) return [];
      const text = textOf(feature);
      const width = text.length * (layer === 'town' ? townLetterWidth : letterWidth);
      // The sign of a peak begins its name, and stands at the peak. Other names keep within the view.
      const label = { text, kind: layer, width, height };
      if (layer === 'peak') return [{ ...label, x: at.x + width / 2 - peakSign / 2, y: at.y }];
      return [{ ...label, x: within(at.x, width, size.x), y: within(at.y, height, size.y) }];
    });
  });
  return labels.filter(
    (label, index) =>
      !labels.slice(0, index).some((other) => other.text === label.text && isNear(label, other)),
  );
}

/** Returns the middle of a name, moved so that the edges of the view do not cut the name. */
function within(middle: number, length: number, view: number): number {
  return Math.max(length / 2, Math.min(view - length / 2, middle));
}

function isNear(a: Label, b: Label): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < sameNameGap;
}

function textOf({ layer, name, ref, elevationM }: BaseFeature): string {
  if (layer === 'peak' && elevationM !== undefined) return `${name} ${numberText(elevationM)}`;
  return layer === 'road' ? (ref ?? name) : name;
}

/** Returns the position of a name: at a point, inside an area, or at the middle of the visible part of a line. */
function anchorOf(
  { layer, points }: BaseFeature,
  project: Project,
  size: { x: number; y: number },
): { x: number; y: number } | null {
  const isInside = ({ x, y }: { x: number; y: number }) => x > 0 && y > 0 && x < size.x && y < size.y;
  const drawn = points.map(project);
  if (layer === 'lake' || layer === 'glacier') {
    const xs = drawn.map(({ x }) => x);
    const ys = drawn.map(({ y }) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return Math.max(right - left, bottom - top) >= smallest[layer] && isInside(middle) ? middle : null;
  }
  const seen = drawn.filter(isInside);
  return seen[Math.floor(seen.length / 2)] ?? null;
}
