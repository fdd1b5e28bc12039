import type { Scene } from '#schemas/types/authored.ts';
import type { PictureColors } from './derive/pictures.ts';
import { placeholderColor, plateColor } from './pictures/plateColor.ts';

const summerDay: Scene = { subject: 'meadow', light: 'noon', season: 'summer' };

/** Colours of a scene, for text laid over it and for the time before it loads; those of a summer day without one. */
export const pictureColors: PictureColors = (scene) => {
  const shown = scene ?? summerDay;
  return { plateColor: plateColor(shown), placeholderColor: placeholderColor(shown) };
};
