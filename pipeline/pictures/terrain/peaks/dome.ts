import { type Noise, ridged } from '../../noise.ts';
import type { Dome, HeightFunction } from '../peak.ts';

/** A bell curve with shallow gullies. */
export function dome(peak: Dome, noise: Noise): HeightFunction {
  return (x, z) => {
    const dx = (x - peak.x) / peak.width;
    const dz = (z - peak.z) / peak.width;
    const bell = Math.exp(-(dx * dx + dz * dz * 1.4) * 1.1);
    return peak.height * bell + (ridged(noise, x / 120, z / 120, 3) - 0.5) * peak.height * 0.16;
  };
}
