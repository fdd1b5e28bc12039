import { style } from '@vanilla-extract/css';
import { screenOnly } from '../../ui/theme/shared.css.ts';
import { iconButton } from '../../ui/Button/Button.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** Saving needs JavaScript. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Above the link that covers a card. */
export const corner = style([
  {
    position: 'absolute',
    zIndex: 2,
    top: 0,
    left: 0,
  },
  screenOnly,
]);
export const heart = style([
  iconButton,
  {
    background: vars.color.surface,
    color: vars.color.ink,
    selectors: {
      '&[aria-pressed="true"]': { background: vars.color.larch, color: vars.color.onLarch },
      '&:hover': { background: vars.color.larchTint, color: vars.color.ink },
    },
  },
]);
