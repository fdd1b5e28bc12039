import { style } from '@vanilla-extract/css';

/** Holds the place of what the device tells: a line and a button. What stands below does not move when they come. */
export const pocketRoom = style({ minHeight: '100px' });
