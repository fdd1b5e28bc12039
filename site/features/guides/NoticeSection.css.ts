import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const notice = style({ paddingBlock: vars.space.s4 });
