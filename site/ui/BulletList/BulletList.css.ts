import { style } from '@vanilla-extract/css';
import { displayType } from '../theme/displayType.ts';
import { vars } from '../theme/theme.css.ts';

const item = style({
  display: 'grid',
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.rule}`,
  lineHeight: 1.5,
});

export const numberedList = style({ counterReset: 'item' });
export const numbered = style([
  item,
  {
    counterIncrement: 'item',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    '::before': {
      content: 'counter(item)',
      ...displayType,
      fontSize: '1.25rem',
      lineHeight: 1.35,
      color: vars.color.larchInk,
    },
  },
]);
export const marked = style([
  item,
  {
    gridTemplateColumns: '22px minmax(0, 1fr)',
    '::before': {
      content: '""',
      width: '8px',
      height: '8px',
      marginTop: '0.5em',
      background: vars.color.glacier,
      rotate: '45deg',
    },
  },
]);
