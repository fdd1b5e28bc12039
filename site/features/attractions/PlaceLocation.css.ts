import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const place = style({ fill: vars.color.larch, stroke: vars.color.ink, strokeWidth: 3 });
