import { keyframes, style } from '@vanilla-extract/css';
import { stack } from '../Layout/Layout.css.ts';
import { vars } from '../theme/theme.css.ts';

const slide = keyframes({ from: { transform: 'translateX(100%)' } });

export const drawer = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(340px, 88vw)',
  height: '100dvh',
  maxHeight: 'none',
  maxWidth: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.band,
  color: vars.color.onBand,
  borderLeft: `6px solid ${vars.color.larch}`,
  animation: `${slide} ${vars.motion.medium}`,
  '::backdrop': { background: 'rgba(8, 16, 14, 0.66)' },
});
export const content = style([
  stack.normal,
  {
    minHeight: '100%',
    padding: `${vars.space.s3} ${vars.space.s5} ${vars.space.s5}`,
  },
]);
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
