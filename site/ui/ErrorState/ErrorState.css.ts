import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const ways = style({ paddingBlock: vars.space.s6 });
