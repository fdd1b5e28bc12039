import { style } from '@vanilla-extract/css';
import { screenOnly } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const button = style([
  {
    position: 'fixed',
    right: vars.space.s4,
    bottom: vars.space.s4,
    zIndex: vars.layer.float,
    display: 'grid',
    placeItems: 'center',
    width: vars.size.control,
    height: vars.size.control,
    border: 0,
    borderTop: `6px solid ${vars.color.larch}`,
    background: vars.color.action,
    color: vars.color.onAction,
    boxShadow: '0 12px 32px -8px rgba(8, 16, 14, 0.5)',
    cursor: 'pointer',
    '@media': {
      // Above the bar that tools keep at the foot of small screens, and in the gutter, beside the words and prices.
      'screen and (width < 62.5em)': {
        bottom: '84px',
        right: 0,
        width: `max(24px, ${vars.space.gutter})`,
        paddingInline: 0,
        borderTop: 0,
        boxShadow: `inset -4px 0 ${vars.color.larch}`,
      },
    },
  },
  screenOnly,
]);
