import type { ReliefDrawing } from '#schemas/types/published.ts';
import type { LngLat } from '../../geometry/line.ts';
import { type ReliefFeature, simplified } from '../../relief/reliefFeatures.ts';
import { createRelief } from '../../relief/reliefWithin.ts';
import type { PublishedFile } from '../../files/files.ts';
import { contourLabels } from './contourLabels.ts';
import type { Bounds } from './surroundings.ts';

/** Metres of bends from which on a still map shows the strong contours alone. */
const finestWithAllM = 40;

/** Steps to a degree in a drawing: about 10 m. */
const perDegree = 10_000;

/** Spots of fewer points than these are left out of a drawing. */
const fewestPoints = 5;

/** Draws the relief of still maps: what a map shows, and the file that it takes the relief from. */
export interface ReliefDrawings {
  /** Draws the relief within a view under an address; null where there is none. */
  draw: (url: string, view: Bounds, finestM: number) => ReliefDrawing | null;
  /** The files of all drawings. */
  files: PublishedFile[];
}

/**
 * Returns the drawer of still maps. A drawing is an SVG of its own, so that a page loads it once and keeps none of it
 * in its text; its colours are those of the page that uses it.
 */
export function reliefDrawings(features: readonly ReliefFeature[]): ReliefDrawings {
  const all = createRelief(features);
  const coarse = createRelief(features.filter(({ layer }) => layer !== 'contour'));
  const files: PublishedFile[] = [];
  return {
    files,
    draw(url, view, finestM) {
      const { south, west, north, east } = view;
      const found = (finestM > finestWithAllM ? coarse : all)([west, south, east, north]);
      if (found.length === 0) return null;
      const origin = { lat: south, lng: west };
      files.push({ path: url.slice(1), text: toSvg(found, origin, finestM) });
      return { url, origin, labels: contourLabels(found, view) };
    },
  };
}

type Look = Pick<ReliefFeature, 'layer' | 'fade'>;

function toSvg(
  features: readonly ReliefFeature[],
  origin: { lat: number; lng: number },
  finestM: number,
): string {
  const looks = Map.groupBy(features, ({ layer, fade = 0 }) => `${layer} ${fade}`);
  const paths = [...looks.values()].flatMap((alike) => {
    const [first] = alike;
    const d = alike.map(({ points }) => pathOf(simplified(points, finestM), origin)).join('');
    return first && d !== '' ? [`<path ${attributesOf(first)} d="${d}"/>`] : [];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="relief">${paths.join('')}</g></svg>\n`;
}

/** Widths of contours in pixels. */
const widths = { contour: 0.7, indexContour: 1.5 };
const opacities = { 1: 0.6, 2: 0.3 };
const fills = {
  rock: 'rock',
  light: 'light',
  lightBright: 'light',
  shade: 'shade',
  shadeDeep: 'shade',
  shadeDeepest: 'shade',
};

/** Returns the looks of a path as attributes, because a page allows no styles within its text. */
function attributesOf({ layer, fade }: Look): string {
  if (layer !== 'contour' && layer !== 'indexContour')
    return `fill="var(--relief-${fills[layer]})" fill-rule="evenodd"`;
  const opacity = fade ? ` stroke-opacity="${opacities[fade]}"` : '';
  return `fill="none" stroke="var(--relief-contour)" stroke-width="${widths[layer]}" vector-effect="non-scaling-stroke"${opacity}`;
}

/** Returns a path in ten-thousandths of a degree from the origin, east and north, by steps. */
function pathOf(points: readonly LngLat[], origin: { lat: number; lng: number }): string {
  let before: LngLat = [0, 0];
  const steps = points.flatMap(([lng, lat], index) => {
    const at: LngLat = [
      Math.round((lng - origin.lng) * perDegree),
      Math.round((lat - origin.lat) * perDegree),
    ];
    const [east, north] = [at[0] - before[0], at[1] - before[1]];
    if (index > 0 && east === 0 && north === 0) return [];
    before = at;
    return [`${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${east}${north < 0 ? '' : ' '}${north}`];
  });
  return steps.length < fewestPoints ? '' : steps.join('').replaceAll(' -', '-');
}
