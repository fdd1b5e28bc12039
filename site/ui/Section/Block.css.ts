import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const block = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  selectors: { '& + &': { paddingTop: vars.space.s6, borderTop: `1px solid ${vars.color.rule}` } },
});
