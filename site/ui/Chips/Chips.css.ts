import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.touch,
  padding: '6px 14px',
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.glacierTint,
  color: vars.color.ink,
  fontSize: vars.text.small,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.glacier } },
});
