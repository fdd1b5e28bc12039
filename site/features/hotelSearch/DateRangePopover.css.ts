import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const popover = style({
  zIndex: vars.layer.float,
  padding: vars.space.s4,
  background: vars.color.surface,
  color: vars.color.ink,
  borderTop: `6px solid ${vars.color.larch}`,
  boxShadow: '0 12px 32px -8px rgba(8, 16, 14, 0.5)',
  outline: 'none',
});
export const title = style({ marginBottom: vars.space.s2, fontWeight: 700 });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s3,
  marginTop: vars.space.s3,
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.rule}`,
  fontWeight: 700,
});
