import { vars } from './theme.css.ts';

/** The type of headings and figures. Its font comes in this one weight. */
export const displayType = { fontFamily: vars.font.display, fontWeight: 760 } as const;
