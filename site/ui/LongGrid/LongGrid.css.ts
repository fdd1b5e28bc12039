import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Far enough from each other for a finger. */
export const list = style({ display: 'grid', gap: vars.space.s2, paddingBlock: vars.space.s3 });
