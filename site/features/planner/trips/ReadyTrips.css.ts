import { style } from '@vanilla-extract/css';
import { softCaption } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(9rem, 34%), 1fr))',
  gap: `${vars.space.s2} ${vars.space.columnGap}`,
});
/** Its four parts align with those of the cards beside it. */
export const card = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: vars.space.s2,
  borderTop: `2px solid ${vars.color.ruleStrong}`,
  paddingTop: vars.space.s3,
  // Words longer than a narrow column.
  overflowWrap: 'anywhere',
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
export const body = style({ display: 'grid', gap: vars.space.s3, paddingTop: vars.space.s2 });
/** Choosing a date needs a script. */
export const choose = style({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  '@media': { '(scripting: none)': { display: 'none' } },
});
