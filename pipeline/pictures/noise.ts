import { createRandom } from './random.ts';

/** Smooth random values over the plane, about -1 to 1, with features one unit wide. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

/** Perlin's gradient noise for a seed text. */
export function createNoise(seed: string): Noise {
  const random = createRandom(seed);
  const order = Uint8Array.from({ length: SIZE }, (_, i) => i);
  for (let i = SIZE - 1; i > 0; i--) {
    const j = random.integer(0, i);
    const swapped = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = swapped;
  }
  const gradientX = new Float32Array(SIZE);
  const gradientY = new Float32Array(SIZE);
  for (let i = 0; i < SIZE; i++) {
    const angle = random() * Math.PI * 2;
    gradientX[i] = Math.cos(angle);
    gradientY[i] = Math.sin(angle);
  }
  const corner = (column: number, iy: number, dx: number, dy: number): number => {
    const cell = order[(column + iy) & 255] ?? 0;
    return (gradientX[cell] ?? 0) * dx + (gradientY[cell] ?? 0) * dy;
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix;
    const fy = y - iy;
    const u = fade(fx);
    const v = fade(fy);
    const left = order[ix & 255] ?? 0;
    const right = order[(ix + 1) & 255] ?? 0;
    const topLeft = corner(left, iy, fx, fy);
    const topRight = corner(right, iy, fx - 1, fy);
    const bottomLeft = corner(left, iy + 1, fx, fy - 1);
    const bottomRight = corner(right, iy + 1, fx - 1, fy - 1);
    const top = topLeft + u * (topRight - topLeft);
    const bottom = bottomLeft + u * (bottomRight - bottomLeft);
    return (top + v * (bottom - top)) * 1.5;
  };
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** Noise with finer and finer detail laid over it (fractal Brownian motion). */
export function fractal(noise: Noise, x: number, y: number, octaves = 4): number {
  let sum = 0;
  let weight = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale);
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

/** Noise folded at zero, about 0 to 1: its sharp crests read as rock ribs and gullies. */
export function ridged(noise: Noise, x: number, y: number, octaves = 3): number {
  let sum = 0;
  let weight = 0.55;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const crest = 1 - Math.abs(noise(x * scale, y * scale));
    sum += weight * crest * crest;
    weight *= 0.45;
    scale *= 2.1;
  }
  return sum;
}
