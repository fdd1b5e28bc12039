import { style } from '@vanilla-extract/css';
import { media } from './media.ts';

/** Not on paper, whatever else shows the element. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none !important' } } });
