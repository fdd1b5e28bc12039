import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const sheet = style({
  position: 'fixed',
  inset: '0 0 auto',
  marginInline: 'auto',
  width: 'min(720px, 100vw)',
  maxWidth: 'none',
  maxHeight: '100dvh',
  padding: `0 ${vars.space.s4} ${vars.space.s5}`,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.page,
  color: vars.color.ink,
  '::backdrop': { background: 'rgba(8, 16, 14, 0.66)' },
});
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  gap: vars.space.s2,
  paddingBlock: vars.space.s3,
  background: vars.color.page,
});
export const field = style({ flex: 1 });
