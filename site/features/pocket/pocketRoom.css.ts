import { style } from '@vanilla-extract/css';

/** Reserves space for a line and a button, so that the layout does not shift when they load. */
export const pocketRoom = style({ minHeight: '100px' });
