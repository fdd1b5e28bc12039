import { clamp, smoothstep } from '../../interpolate.ts';
import { type Noise, ridged } from '../../noise.ts';
import type { Random } from '../../random.ts';
import type { HeightFunction, SawRidge } from '../peak.ts';

/** Uneven diamond-shaped summits in a row on a common saddle. */
export function sawRidge(peak: SawRidge, noise: Noise, random: Random): HeightFunction {
  const { height, width } = peak;
  const tips = Array.from({ length: peak.tips }, (_, i) => {
    const x = peak.x + width * (-1 + (2 * (i + 0.5 + random.between(-0.22, 0.22))) / peak.tips);
    const isHighest = peak.tips > 3 && i === Math.floor(peak.tips * 0.35);
    const tip = height * random.between(0.74, 1) * (1 - 0.12 * Math.abs((x - peak.x) / width));
    return {
      x,
      z: peak.z + random.between(-30, 30),
      height: isHighest ? height : tip,
      left: (random.between(0.9, 1.5) * height * peak.tips * 0.21) / width,
      right: (random.between(0.9, 1.5) * height * peak.tips * 0.21) / width,
    };
  });
  return (x, z) => {
    let top = height * 0.46 - Math.abs(z - peak.z) - Math.max(0, Math.abs(x - peak.x) - width * 0.9) * 1.1;
    for (const tip of tips) {
      const dx = x - tip.x;
      const dz = z - tip.z;
      const across = dx < 0 ? -dx * tip.left : dx * tip.right;
      const away = (dz < 0 ? -dz * 1.15 : dz * 1.3) * (1 - 0.18 * Math.min(1, Math.abs(dx) / 90));
      top = Math.max(top, tip.height - across - away);
    }
    const share = clamp(top / height);
    const ribs = ridged(noise, (x + z * 0.15) / 58, share * 1.2 + 3, 2) - 0.5;
    return top + ribs * height * 0.15 * smoothstep(0, 0.3, share) * Math.sqrt(1.02 - share);
  };
}
