import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const text = style({ paddingBlock: vars.space.section });
