import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const disclosure = style({ fontSize: vars.text.caption, lineHeight: 1.45 });
