import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from '../../schemas/types/authored.ts';
import { contrastRatio, mix } from './color.ts';
import { paletteFor } from './palette.ts';

/** Text that stands on a plate. */
export const PLATE_TEXT = '#F7F3E3';

const INK = '#0B1A1C';

const PLATES = {
  spruce: '#10322C',
  pine: '#0F3530',
  dusk: '#1E1B38',
  larch: '#4A2C10',
  canyon: '#3A1F16',
  winter: '#17324A',
  night: '#081E20',
  storm: '#26333A',
  dawn: '#1B2C44',
} as const;

/** Least contrast of text on a plate. */
const CONTRAST = 7;

/** The colours along the lower edges of the masters in git, by key. */
const edges: Readonly<Record<string, string>> = readEdges();

function readEdges(): Record<string, string> {
  const file = join(import.meta.dirname, 'masters/edges.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * The colour of the plate under a poster, dark enough for text (7:1 and more): that of the picture's lower edge, so
 * that the plate goes on from it, or for a picture without a master one that suits the words of its scene.
 */
export function plateColor(scene: Scene, key = ''): string {
  const edge = edges[key];
  return edge ? darkened(edge) : PLATES[plateOf(scene)];
}

/** The lightest mix of a colour with ink that carries text. */
export function darkened(color: string): string {
  const steps = Array.from({ length: 21 }, (_, i) => mix(color, INK, i / 20));
  return steps.find((step) => contrastRatio(step, PLATE_TEXT) >= CONTRAST) ?? INK;
}

function plateOf(scene: Scene): keyof typeof PLATES {
  if (scene.light === 'night') return 'night';
  if (scene.light === 'dusk') return 'dusk';
  if (scene.season === 'winter') return 'winter';
  if (scene.larches || scene.tree === 'larch' || scene.tree === 'aspen')
    return scene.season === 'autumn' ? 'larch' : 'pine';
  if (
    scene.subject === 'canyon' ||
    scene.subject === 'hoodoos' ||
    scene.subject === 'crag' ||
    scene.subject === 'cave'
  )
    return 'canyon';
  if (scene.light === 'storm') return 'storm';
  if (scene.light === 'dawn') return 'dawn';
  return scene.light === 'golden' ? 'pine' : 'spruce';
}

/** One flat colour to show before a picture has loaded: its sky and its water or ground, mixed. */
export function placeholderColor(scene: Scene): string {
  const palette = paletteFor(scene);
  return mix(mix(palette.sky[2], palette.haze, 0.3), palette.forestMid, 0.4);
}
