import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

export const frame = style({
  position: 'relative',
  height: 'clamp(220px, 38vw, 560px)',
  overflow: 'hidden',
  '@media': { [media.print]: { height: '60mm' } },
});
// What stands in front is at its foot.
globalStyle(`${frame} img`, { objectPosition: 'bottom' });
