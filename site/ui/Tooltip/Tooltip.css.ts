import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const anchor = style({ position: 'relative', display: 'inline-flex' });
const bubbleBase = style({
  position: 'absolute',
  left: 0,
  zIndex: vars.layer.float,
  width: 'max-content',
  maxWidth: '260px',
});
export const bubble = styleVariants({
  above: [bubbleBase, { bottom: '100%', paddingBottom: '6px' }],
  below: [bubbleBase, { top: '100%', paddingTop: '6px' }],
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
