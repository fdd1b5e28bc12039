import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const item = style({
  display: 'grid',
  padding: '10px 0',
  borderTop: `1px solid ${vars.color.rule}`,
  lineHeight: 1.5,
});

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
