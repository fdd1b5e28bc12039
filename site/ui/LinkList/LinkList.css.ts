import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** A list of plain links, each with room for a finger. */
export const linkList = style({ display: 'grid' });
globalStyle(`${linkList} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderTop: `1px solid ${vars.color.rule}`,
});
