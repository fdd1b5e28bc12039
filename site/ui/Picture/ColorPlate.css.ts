import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

export const plate = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: -1,
  '@media': { [media.print]: { display: 'none' } },
});
