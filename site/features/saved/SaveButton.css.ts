import { style } from '@vanilla-extract/css';

/** Without a script nothing can be kept. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
