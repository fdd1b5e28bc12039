import type { Scene } from '../../schemas/types/authored.ts';
import { createNoise, type Noise } from './noise.ts';
import { type Palette, paletteFor } from './palette.ts';
import { createRandom, type Random } from './random.ts';

/** The sun, or at night the moon. */
export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Facts about a picture that every part of its drawing needs. */
export interface Canvas {
  readonly scene: Scene;
  readonly slug: string;
  readonly palette: Palette;
  /** Units across; the height is always 900, so a wide picture shows more land, not larger land. */
  readonly width: number;
  readonly height: number;
  /** A length that suits both a tall and a wide picture, for what scales with it. */
  readonly unit: number;
  /** Shadows fall to the right (1) or to the left (-1); the sun stands on the other side. */
  readonly shadowSide: 1 | -1;
  /** The x of the main mountain. */
  readonly mountainX: number;
  /** The x of a waterfall, cave mouth or road: near the middle. */
  readonly centreX: number;
  /** The side (-1 left, 1 right) away from the main mountain, for what should balance it. */
  readonly emptySide: 1 | -1;
  readonly sun: Sun | null;
  /** A stream of numbers of its own for each name: a new user never changes another. */
  random(name: string): Random;
  noise(name: string): Noise;
  /** An id for a gradient, clip path or group, different for each name. */
  id(name: string): string;
}

export const PICTURE_HEIGHT = 900;

/** Prepares the canvas of a scene: what the scene leaves open is settled by its slug. */
export function createCanvas(scene: Scene, slug: string, aspect: number): Canvas {
  const width = PICTURE_HEIGHT * aspect;
  const choice = (name: string) => createRandom(`${slug}/choose ${name}`);
  const shadowSide = scene.side ? (scene.side === 'left' ? 1 : -1) : choice('side').pick([1, -1] as const);
  const places = choice('at');
  const at = scene.at ?? (places() < 0.5 ? places.between(0.32, 0.41) : places.between(0.59, 0.68));
  const centre = choice('centre');
  return {
    scene,
    slug,
    palette: paletteFor(scene),
    width,
    height: PICTURE_HEIGHT,
    unit: Math.sqrt(width * PICTURE_HEIGHT),
    shadowSide,
    mountainX: at * width,
    centreX: width * (centre() < 0.5 ? centre.between(0.4, 0.46) : centre.between(0.53, 0.58)),
    emptySide: at < 0.5 ? 1 : -1,
    sun: sunOf(scene, choice('sun'), width, shadowSide),
    random: (name) => createRandom(`${slug}/${name}`),
    noise: (name) => createNoise(`${slug}/${name}`),
    id: (name) => `${slug}-${name}`.replace(/[^a-z0-9]+/gi, '-'),
  };
}

const LOW_LIGHTS: readonly Scene['light'][] = ['dawn', 'golden', 'dusk', 'night'];

function sunOf(scene: Scene, random: Random, width: number, shadowSide: 1 | -1): Sun | null {
  const shows = scene.sun ?? (LOW_LIGHTS.includes(scene.light) && !scene.aurora);
  if (!shows) return null;
  const isMoon = scene.light === 'night';
  const across = random.between(0.12, 0.25);
  return {
    x: width * (shadowSide > 0 ? across : 1 - across),
    y: PICTURE_HEIGHT * (isMoon ? 0.16 : random.between(0.18, 0.34)),
    radius: isMoon ? 34 : 46,
  };
}
