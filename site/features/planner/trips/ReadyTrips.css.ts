import { style } from '@vanilla-extract/css';
import { screenOnly } from '../../../ui/theme/screenOnly.css.ts';
import { softCaption } from '../../../ui/theme/softCaption.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Cards side by side, scrolled sideways where they do not fit. */
export const row = style([
  {
    // Hidden words of cards out of sight must not widen the page.
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(19.5rem, 84%)',
    gridTemplateRows: 'repeat(5, auto)',
    gap: `${vars.space.s3} ${vars.space.columnGap}`,
    paddingBottom: vars.space.s4,
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
  },
  screenOnly,
]);
/** Its five parts align with those of the other cards. */
export const card = style({
  display: 'grid',
  justifyItems: 'start',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: `2px solid ${vars.color.ruleStrong}`,
  paddingTop: vars.space.s3,
  scrollSnapAlign: 'start',
});
export const facts = softCaption;
export const why = style({ color: vars.color.inkSoft, fontSize: vars.text.small });
export const days = style({
  display: 'grid',
  gap: vars.space.s3,
  paddingLeft: '1.2em',
  listStyle: 'decimal',
  fontSize: vars.text.small,
});
/** Choosing a date needs a script. */
export const choose = style({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  '@media': { '(scripting: none)': { display: 'none' } },
});
