import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const year = style({ paddingTop: vars.space.s7 });
