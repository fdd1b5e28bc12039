import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

export const legend = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'center',
  fontSize: vars.text.small,
  fontWeight: 700,
  textDecoration: 'underline',
});
export const list = style({ display: 'grid', gap: vars.space.s3, paddingBottom: vars.space.s4 });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.rule}`,
});
export const entry = style({
  display: 'grid',
  gap: vars.space.s1,
  fontSize: vars.text.small,
  lineHeight: 1.5,
});
export const title = style({
  fontSize: vars.text.body,
  fontWeight: 700,
  lineHeight: 1.3,
  paddingRight: vars.space.s6,
});

/** Map at the top of a page. */
export const top = style({ paddingTop: vars.space.s3 });
