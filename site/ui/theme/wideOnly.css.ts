import { style } from '@vanilla-extract/css';

/** Not on phones and small tablets. */
export const wideOnly = style({ '@media': { 'screen and (max-width: 999px)': { display: 'none' } } });
