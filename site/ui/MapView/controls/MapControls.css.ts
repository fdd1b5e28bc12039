import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from '../../Button/Button.css.ts';
import { vars } from '../../theme/theme.css.ts';

// More classes than the frame of the map has by itself.
globalStyle('section[data-live][data-full]', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  height: 'auto',
  border: 0,
});

/** At the top right, over the map. */
export const bar = style({
  position: 'absolute',
  top: vars.space.s3,
  right: vars.space.s3,
  zIndex: 10,
  display: 'grid',
  border: `2px solid ${vars.color.ruleStrong}`,
  background: vars.color.surface,
  color: vars.color.ink,
});
export const button = style([
  iconButton,
  {
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.sunken },
      '&:disabled': { color: vars.color.inkSoft, cursor: 'default' },
      '& + &': { borderTop: `1px solid ${vars.color.rule}` },
    },
  },
]);
const over = style({
  position: 'absolute',
  zIndex: 11,
  maxWidth: 'calc(100% - 88px)',
  padding: `${vars.space.s2} ${vars.space.s3}`,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.caption,
  lineHeight: 1.4,
});
/** Message on the map. */
export const notice = style([
  over,
  { top: vars.space.s3, left: vars.space.s3, border: `1px solid ${vars.color.rule}` },
]);
/** Hint about gestures, shown for a moment. */
export const hint = style([
  over,
  { top: '45%', left: '50%', transform: 'translateX(-50%)', fontWeight: 700, pointerEvents: 'none' },
]);
