import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const band = style({ background: vars.color.glacierTint });
export const line = style({ paddingBlock: vars.space.s3, fontWeight: 700 });
