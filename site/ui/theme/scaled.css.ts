import { style } from '@vanilla-extract/css';

/** As wide as the room around it, in its own proportions. */
export const scaled = style({ width: '100%', height: 'auto' });
