import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `2px solid ${vars.color.bandRule}`,
  borderRadius: vars.radius.control,
});
export const option = style({
  minHeight: vars.size.touch,
  paddingInline: vars.space.s4,
  border: 0,
  background: 'none',
  color: vars.color.onBand,
  fontSize: vars.text.caption,
  fontWeight: 700,
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { background: vars.color.onBand, color: vars.color.bandDeep } },
});
