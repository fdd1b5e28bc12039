import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: 'rgba(8, 16, 14, 0.94)',
});
export const content = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  color: vars.color.onBand,
  padding: vars.space.s4,
  gap: vars.space.s3,
  touchAction: 'pan-y pinch-zoom',
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s4,
});
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `2px solid ${vars.color.onBand}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
});
export const stage = style({ position: 'relative', minHeight: 0 });
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
export const foot = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space.s5,
});
