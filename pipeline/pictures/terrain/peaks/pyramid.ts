import { lerp, smoothstep } from '../../interpolate.ts';
import { type Noise, ridged } from '../../noise.ts';
import type { Random } from '../../random.ts';
import { type HeightFunction, type Pyramid, variation } from '../peak.ts';

/** Four leaning planes, each ribbed by ridged noise that runs down the face. */
export function pyramid(peak: Pyramid, noise: Noise, random: Random): HeightFunction {
  const turn = peak.turn ?? random.between(0.55, 1);
  const faces = [0, 1, 2, 3].map((face) => ({
    face,
    cos: Math.cos(turn + (face * Math.PI) / 2),
    sin: Math.sin(turn + (face * Math.PI) / 2),
    slope: (peak.height / peak.width) * random.between(0.88, 1.18) * 1.15,
  }));
  const seed = variation(peak);
  return (x, z) => {
    const dx = x - peak.x;
    const dz = z - peak.z;
    let height = Number.POSITIVE_INFINITY;
    let along = 0;
    for (const { face, cos, sin, slope } of faces) {
      const plane = peak.height - slope * (dx * cos + dz * sin);
      if (plane >= height) continue;
      height = plane;
      along = dz * cos - dx * sin + face * 400;
    }
    const share = height / peak.height;
    if (share <= 0) return height / 2;
    const ribs = ridged(noise, along / 80, share * 1.1 + seed, 3) - 0.5;
    const body = peak.height * lerp(share, share ** 1.6, peak.hollow);
    return (
      body + ribs * peak.height * 0.15 * Math.sqrt(Math.max(0, 1 - share)) * smoothstep(-0.05, 0.35, share)
    );
  };
}
