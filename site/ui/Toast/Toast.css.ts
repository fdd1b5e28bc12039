import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { iconButton } from '../Button/Button.css.ts';
import { vars } from '../theme/theme.css.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const viewport = style({
  position: 'fixed',
  right: vars.space.s4,
  bottom: vars.space.s4,
  left: vars.space.s4,
  maxWidth: '420px',
  marginLeft: 'auto',
  zIndex: vars.layer.toast,
  outline: 'none',
});
export const atHead = style({ top: `calc(${vars.size.bar} + ${vars.space.s2})`, bottom: 'auto' });
const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  padding: vars.space.s4,
  boxShadow: '0 12px 32px -8px rgba(8, 16, 14, 0.5)',
  animation: `${rise} ${vars.motion.medium}`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="end"]': { opacity: 0 },
  },
});
export const toast = styleVariants({
  default: [
    base,
    { background: vars.color.ink, color: vars.color.page, borderTop: `6px solid ${vars.color.larch}` },
  ],
  destructive: [
    base,
    { background: vars.color.dangerFill, color: vars.color.onDanger, borderTop: '6px solid currentColor' },
  ],
});
export const title = style({ fontWeight: 700, fontSize: vars.text.body });
export const description = style({ fontSize: vars.text.small, lineHeight: 1.4, gridColumn: 1 });
export const close = style([iconButton, { gridRow: '1 / span 2', gridColumn: 2 }]);
export const action = style({
  justifySelf: 'start',
  minHeight: vars.size.touch,
  border: '2px solid currentColor',
  borderRadius: vars.radius.control,
  background: 'none',
  color: 'inherit',
  fontWeight: 700,
  paddingInline: vars.space.s4,
  cursor: 'pointer',
});
