import { style } from '@vanilla-extract/css';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const gallery = style({ display: 'grid', gap: vars.space.s2 });
export const thumbnails = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.s2,
});
export const frame = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
});
export const more = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgba(10, 36, 31, 0.72)',
  color: vars.color.onBand,
  ...displayType,
  fontSize: vars.text.section,
});
