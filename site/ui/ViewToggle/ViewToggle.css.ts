import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const toggle = style({
  display: 'inline-flex',
  border: `2px solid ${vars.color.onBand}`,
  borderRadius: vars.radius.control,
});
globalStyle(`${toggle} button`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.touch,
  paddingInline: vars.space.s3,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
});
globalStyle(`${toggle} svg`, { flex: 'none' });
globalStyle(`${toggle} button[aria-pressed="true"]`, {
  background: vars.color.onBand,
  color: vars.color.band,
});
