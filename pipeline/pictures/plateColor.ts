import type { Scene } from '../../schemas/types/authored.ts';
import { mix } from './color.ts';
import { paletteFor } from './palette.ts';

/** Text that stands on a plate. */
export const PLATE_TEXT = '#F7F3E3';

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

/** The colour of the plate under a poster: the ink of its foreground, dark enough for text (7:1 and more). */
export function plateColor(scene: Scene): string {
  return PLATES[plateOf(scene)];
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
