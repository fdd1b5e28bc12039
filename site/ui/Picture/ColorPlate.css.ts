import { style } from '@vanilla-extract/css';
import { screenOnly } from '../theme/shared.css.ts';

export const plate = style([
  { position: 'absolute', inset: 0, width: '100%', height: '100%', zIndex: -1 },
  screenOnly,
]);
