import { Grid } from '../grid.ts';
import { clamp, lerp, smoothstep } from '../interpolate.ts';
import { createNoise, fractal } from '../noise.ts';
import { createRandom } from '../random.ts';
import { heightOf } from './heightOf.ts';
import { keepOffViewer, type Peak } from './peak.ts';

/** Shape of a range before it is lit. */
export interface Relief {
  readonly seed: string;
  readonly peaks: readonly Peak[];
  readonly width: number;
  /** Size of a cell across the picture; larger is faster and coarser. */
  readonly step?: number;
  /** Depth of the land, and its number of rows. */
  readonly depth?: number;
  readonly rows?: number;
  /** Share of the height that stands as foothills. */
  readonly apron?: number;
  /** True if the foot of the mountains keeps to the slope of loose scree. */
  readonly hasTalus?: boolean;
  /** Rock bands: their height, how strongly they step (0 to 1), and their tilt. */
  readonly band?: number;
  readonly terrace?: number;
  readonly dip?: number;
  readonly roughness?: number;
}

/** Heights over a grid, columns across the picture and rows away from the viewer. */
export interface Heightfield {
  readonly heights: Grid;
  /** Position of each place in its rock band, 0 to 1. */
  readonly strata: Grid;
  readonly step: number;
  readonly rowStep: number;
  readonly left: number;
  readonly maxHeight: number;
}

const MARGIN = 30;

/** Builds the land of a range: its peaks, bent by noise, over foothills, stepped into rock bands. */
export function buildHeightfield(relief: Relief): Heightfield {
  const {
    seed,
    width,
    step = 3,
    apron = 0.1,
    hasTalus = true,
    band = 38,
    terrace = 0.55,
    roughness = 0.026,
  } = relief;
  const peaks = relief.peaks.map(keepOffViewer);
  const random = createRandom(seed);
  const noise = createNoise(`${seed}/ribs`);
  const bend = createNoise(`${seed}/bend`);
  const depth = relief.depth ?? Math.max(440, ...peaks.map((peak) => peak.z + 170));
  const columns = Math.ceil((width + 2 * MARGIN) / step) + 1;
  const rows = relief.rows ?? Math.round(depth / 3.6);
  const rowStep = depth / (rows - 1);
  const surfaces = peaks.map((peak) => heightOf(peak, noise, random));
  const dip = relief.dip ?? random.between(-0.12, 0.12);
  const maxHeight = Math.max(...peaks.map((peak) => peak.height));
  // Without foothills the land must drop out of sight between the peaks.
  const lowest = apron < 0 ? -400 : -60;
  const heights = new Grid(columns, rows);
  const strata = new Grid(columns, rows);
  for (let column = 0; column < columns; column++) {
    const x = column * step - MARGIN;
    const summit = summitOver(peaks, x) || maxHeight;
    const slope = 1.15 + fractal(bend, x / 130, 5, 2) * 0.5;
    for (let row = 0; row < rows; row++) {
      const z = row * rowStep;
      const bentX = x + fractal(bend, x / 90, z / 90, 3) * 26;
      const bentZ = z + fractal(bend, x / 90 + 40, z / 90, 3) * 26;
      let height = Number.NEGATIVE_INFINITY;
      for (const surface of surfaces) height = Math.max(height, surface(bentX, bentZ));
      height += fractal(bend, x / 26 + 9, z / 26, 2) * maxHeight * roughness;
      const foothill = (apron + fractal(bend, x / 160, z / 160, 2) * 0.1) * maxHeight;
      if (height < foothill) height = lerp(height, foothill, 0.85);
      if (hasTalus) {
        const scree = foothill * 0.7 + z * slope + fractal(bend, x / 50, z / 90, 3) * 46 + 8;
        if (height > scree) height = scree + (height - scree) * 0.1;
      }
      const layer = (height + dip * x) / band + fractal(bend, x / 240, z / 200, 2) * 0.8;
      const phase = layer - Math.floor(layer);
      // Steps fade out at the foot and near the summit, where they would leave nubs on the skyline.
      const strength =
        terrace *
        smoothstep(0.16, 0.42, height / maxHeight) *
        (1 - 0.85 * smoothstep(0.72, 0.92, height / summit));
      if (strength > 0) {
        const patch = clamp(0.55 + fractal(bend, x / 110 + 70, height / 60, 2) * 1.5);
        height += (smoothstep(0.18, 0.62, phase) - phase) * band * strength * patch;
      }
      heights.set(column, row, Math.max(height, lowest));
      strata.set(column, row, phase);
    }
  }
  return { heights, strata, step, rowStep, left: -MARGIN, maxHeight };
}

/** Roughly how high the range reaches at x; a castle's flat top keeps its steps to the edge. */
function summitOver(peaks: readonly Peak[], x: number): number {
  let summit = 0;
  for (const peak of peaks) {
    if (peak.kind === 'castle') return 1e6;
    const share = peak.kind === 'sawRidge' ? 0.86 : 1 - 0.5 * Math.min(1, Math.abs(x - peak.x) / peak.width);
    summit = Math.max(summit, peak.height * share);
  }
  return summit;
}
