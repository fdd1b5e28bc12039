import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const text = style({ padding: `${vars.space.s6} 0 ${vars.space.section}` });
