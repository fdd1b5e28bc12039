import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Lower than the maps that have a page for themselves. */
export const map = style({ marginTop: vars.space.s3 });
globalStyle(`${map} section:not([data-full])`, { height: '420px' });
export const number = style({ fontWeight: 700 });
