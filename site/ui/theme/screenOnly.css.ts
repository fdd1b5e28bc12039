import { style } from '@vanilla-extract/css';
import { media } from './media.ts';

/** Hides an element on paper, whatever other styles it has. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none !important' } } });
