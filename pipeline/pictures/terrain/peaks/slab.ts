import { smoothstep } from '../../interpolate.ts';
import { fractal, type Noise, ridged } from '../../noise.ts';
import type { HeightFunction, Slab } from '../peak.ts';

/** The lower of a gentle dip slope and a steep scarp, falling away before and behind. */
export function slab(peak: Slab, noise: Noise): HeightFunction {
  const dipSlope = peak.height / (peak.width * 1.75);
  const scarpSlope = peak.height / (peak.width * 0.42);
  return (x, z) => {
    const dx = (x - peak.x) * peak.dir;
    const dz = z - peak.z;
    const waver = fractal(noise, z / 70, x / 200, 2) * 26;
    const dip = peak.height - dipSlope * Math.max(0, dx + waver * 0.2);
    const scarp = peak.height + scarpSlope * Math.min(0, dx + waver);
    const height = Math.min(dip, scarp) - Math.max(0, -dz) * 0.95 - Math.max(0, dz) * 1.2;
    const share = height / peak.height;
    const ribs = ridged(noise, (x + z * 0.5) / 58, share * 1.4, 3) - 0.5;
    return height + ribs * peak.height * 0.1 * smoothstep(0, 0.3, share) * (dx < 0 ? 1.3 : 0.6);
  };
}
