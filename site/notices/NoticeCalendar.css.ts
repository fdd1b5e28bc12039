import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.s6 });
export const item = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.rule}`,
  scrollMarginTop: '96px',
  maxWidth: '72ch',
});
export const kicker = style({ fontSize: vars.text.small, fontWeight: 700, color: vars.color.inkSoft });
export const heading = style({
  fontFamily: vars.font.body,
  fontWeight: 700,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
});
