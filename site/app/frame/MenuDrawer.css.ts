import { keyframes, style } from '@vanilla-extract/css';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { media } from '../../ui/theme/media.ts';
import { displayType } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

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
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  color: vars.color.onBand,
  textDecoration: 'none',
  ...displayType,
  fontSize: vars.text.card,
  lineHeight: 1.1,
  borderBottom: `1px solid ${vars.color.bandRule}`,
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -4px 0 ${vars.color.larch}` } },
  '@media': {
    // Forced colours remove shadows.
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBottom: '4px solid Highlight' } } },
  },
});
export const smallLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.onBand,
  fontSize: vars.text.small,
});
