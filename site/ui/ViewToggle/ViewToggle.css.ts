import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const toggle = style({
  display: 'inline-flex',
  border: `2px solid ${vars.color.ruleStrong}`,
  borderRadius: vars.radius.control,
});
globalStyle(`${toggle} button`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.touch,
  paddingInline: vars.space.s2,
  border: 0,
  background: 'none',
  fontWeight: 700,
  cursor: 'pointer',
});
globalStyle(`${toggle} button[aria-pressed="true"]`, {
  background: vars.color.ruleStrong,
  color: vars.color.page,
});
