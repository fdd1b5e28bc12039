import type { PictureColors } from './derive/pictures.ts';

/** Colours of the pictures, for text laid over them and for the time before they load. */
export const pictureColors: PictureColors = () => ({ plateColor: '#10322C', placeholderColor: '#10322C' });
