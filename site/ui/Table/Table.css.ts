import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** A wide table scrolls within its box, never the page. */
export const scroller = style({ overflowX: 'auto', maxWidth: '100%' });
export const table = style({
  width: '100%',
  minWidth: 'max-content',
  fontSize: vars.text.small,
  borderTop: `2px solid ${vars.color.ruleStrong}`,
});
/** Few columns fit a phone when their words wrap. */
export const narrow = style({ minWidth: 0 });
/** A distance is not parted from its unit, except on the smallest phones. */
export const oneLine = style({ '@media': { '(width >= 22.5em)': { whiteSpace: 'nowrap' } } });
export const numeric = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.s3} ${vars.space.s4} ${vars.space.s3} 0`,
  borderBottom: `1px solid ${vars.color.rule}`,
  textAlign: 'left',
  verticalAlign: 'top',
  maxWidth: '32ch',
});
globalStyle(`${table} thead th`, { color: vars.color.inkSoft, fontWeight: 700 });
globalStyle(`${table} ${numeric}`, { textAlign: 'right' });
