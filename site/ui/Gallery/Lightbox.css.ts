import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'rgba(8, 16, 14, 0.94)',
  color: vars.color.onBand,
  touchAction: 'pan-y pinch-zoom',
});
export const content = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space.s3,
  height: '100%',
  padding: vars.space.s4,
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
