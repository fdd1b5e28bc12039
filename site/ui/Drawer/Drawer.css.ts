import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const slide = keyframes({ from: { transform: 'translateX(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: 'rgba(8, 16, 14, 0.66)',
  animation: `${fade} ${vars.motion.medium}`,
});
export const drawer = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: vars.layer.overlay,
  width: 'min(340px, 88vw)',
  padding: `${vars.space.s3} ${vars.space.s5} ${vars.space.s5}`,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.band,
  color: vars.color.onBand,
  borderLeft: `6px solid ${vars.color.larch}`,
  animation: `${slide} ${vars.motion.medium}`,
});
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
