import { fractal, type Noise, ridged } from '../../noise.ts';
import { type Castle, type HeightFunction, variation } from '../peak.ts';

/** Two tiers of cliffs over a scree apron; hashed buttresses give the top its battlements. */
export function castle(peak: Castle, noise: Noise): HeightFunction {
  const { height, width, steepness } = peak;
  const seed = variation(peak);
  return (x, z) => {
    const dx = (x - peak.x) / width;
    const dz = z - peak.z;
    const outside = Math.abs(dx);
    const sideEdge = (1 - outside) * width * steepness;

    const buttress = (x - peak.x) / (width * 0.17) + fractal(noise, z / 60, 3, 2) * 1.2;
    const isGap = Math.abs(buttress - Math.floor(buttress) - 0.5) * 2 >= 0.82;
    const raised = isGap ? 0 : Math.abs(Math.sin(Math.floor(buttress) * 12.9898 + seed) * 43758.5453) % 1;
    const roofline = 1 - outside ** 3 * 0.38 - Math.max(0, dx) * 0.14;
    const top = height * roofline * (0.84 + 0.16 * raised);

    const upperEdge = Math.min(sideEdge, (dz + 95 + fractal(noise, x / 40, 7, 3) * 46) * 3.2);
    const upper = Math.min(top, height * 0.5 + upperEdge) - Math.max(0, dz - 60) * 1.2;

    const lowerEdge = Math.min(
      sideEdge + 0.06 * width * steepness,
      (dz + 150 + fractal(noise, x / 60, 17, 3) * 50) * 3,
    );
    const ledge =
      height * 0.56 + fractal(noise, x / 120, 2, 2) * height * 0.06 + Math.max(0, dz + 110) * 0.12;
    const lower = Math.min(ledge, height * 0.3 + lowerEdge) - Math.max(0, outside - 1) * height * 2;

    const gullies = (ridged(noise, x / 70, z / 160, 2) - 0.5) * 44;
    const scree =
      height * peak.apron - Math.max(0, outside - 0.85) * height * 0.8 - Math.max(0, -dz) * 0.62 + gullies;
    return Math.max(scree, lower, upper);
  };
}
