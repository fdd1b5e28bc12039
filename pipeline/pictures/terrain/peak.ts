/** The height of the ground, in picture units, over a place: x across the picture, z away from the viewer. */
export type HeightFunction = (x: number, z: number) => number;

/** Position of a mountain: its summit over (x, z), its height, and half its width at the foot. */
interface Stance {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly width: number;
}

/** A four-sided peak; `hollow` (0 to 1) makes its sides concave, `turn` turns it (radians). */
export interface Pyramid extends Stance {
  readonly kind: 'pyramid';
  readonly hollow: number;
  readonly turn?: number;
}

/** A tilted block: a gentle slope towards `dir` (1 right, -1 left), a cliff on the other side. */
export interface Slab extends Stance {
  readonly kind: 'slab';
  readonly dir: 1 | -1;
}

/** A flat top over two tiers of cliffs; `apron` is the share of its height that is scree. */
export interface Castle extends Stance {
  readonly kind: 'castle';
  readonly apron: number;
  readonly steepness: number;
}

export interface Dome extends Stance {
  readonly kind: 'dome';
}

/** A ridge with `tips` summits. */
export interface SawRidge extends Stance {
  readonly kind: 'sawRidge';
  readonly tips: number;
}

export type Peak = Pyramid | Slab | Castle | Dome | SawRidge;

/** A number of its own for each peak, so that two peaks do not share their ribs. */
export function variation(peak: Stance): number {
  return (peak.x % 97) * 0.13 + 1.7;
}

/** Moves a peak back until its near foot is in the picture: land cut off at z = 0 shows as stripes. */
export function keepOffViewer(peak: Peak): Peak {
  if (peak.kind === 'pyramid') return { ...peak, z: Math.max(peak.z, peak.width * 0.74) };
  return peak.kind === 'slab' ? { ...peak, z: Math.max(peak.z, peak.height * 0.78) } : peak;
}
