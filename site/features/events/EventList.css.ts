import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const results = style({ paddingBlock: `${vars.space.s4} ${vars.space.section}` });
export const undated = style({ color: vars.color.inkSoft, fontSize: vars.text.small });
