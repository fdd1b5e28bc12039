import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });
export const bubble = style({
  position: 'absolute',
  bottom: '100%',
  left: 0,
  zIndex: vars.layer.float,
  width: 'max-content',
  maxWidth: '260px',
  paddingBottom: '6px',
});
export const text = style({
  display: 'block',
  padding: `${vars.space.s2} ${vars.space.s3}`,
  borderTop: `6px solid ${vars.color.larch}`,
  background: vars.color.ink,
  color: vars.color.page,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
});
