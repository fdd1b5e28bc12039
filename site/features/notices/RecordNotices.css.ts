import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space.s3, paddingBlock: vars.space.s4 });
export const when = style({ fontWeight: 700 });
export const later = style({ fontSize: vars.text.small, lineHeight: 1.5 });
export const laterHeading = style({
  cursor: 'pointer',
  minHeight: '44px',
  paddingBlock: vars.space.s3,
  fontWeight: 700,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s2,
  fontSize: vars.text.small,
  fontWeight: 700,
  lineHeight: 1.4,
});
export const today = style({ background: vars.color.larchTint });
export const todayLine = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'baseline',
  paddingBlock: vars.space.s3,
});
