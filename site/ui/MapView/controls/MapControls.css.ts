import { globalStyle, style } from '@vanilla-extract/css';
import { iconButton } from '../../Button/Button.css.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

// More classes than the frame of the map has by itself.
globalStyle('section[data-live][data-full]', {
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  height: 'auto',
  border: 0,
});

/** Beside the map on wide screens, below it on phones, so that no pin is under it. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  borderTop: `2px solid ${vars.color.ruleStrong}`,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      borderTop: 0,
      borderLeft: `2px solid ${vars.color.ruleStrong}`,
    },
  },
  background: vars.color.surface,
  color: vars.color.ink,
});
export const button = style([
  iconButton,
  {
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.sunken },
      '&:disabled': { color: vars.color.inkSoft, cursor: 'default' },
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
