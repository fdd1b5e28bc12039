import type { Noise } from '../noise.ts';
import type { Random } from '../random.ts';
import type { HeightFunction, Peak } from './peak.ts';
import { castle } from './peaks/castle.ts';
import { dome } from './peaks/dome.ts';
import { pyramid } from './peaks/pyramid.ts';
import { sawRidge } from './peaks/sawRidge.ts';
import { slab } from './peaks/slab.ts';

/** The height function of a peak. */
export function heightOf(peak: Peak, noise: Noise, random: Random): HeightFunction {
  switch (peak.kind) {
    case 'pyramid':
      return pyramid(peak, noise, random);
    case 'slab':
      return slab(peak, noise);
    case 'castle':
      return castle(peak, noise);
    case 'dome':
      return dome(peak, noise);
    case 'sawRidge':
      return sawRidge(peak, noise, random);
  }
}
