import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { screenOnly } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const belowDesktop = 'screen and (width < 62.5em)';

export const table = style({
  width: '100%',
  fontSize: vars.text.small,
  borderTop: `2px solid ${vars.color.ruleStrong}`,
});
globalStyle(`${table} th, ${table} td`, {
  padding: '10px 0 10px 8px',
  textAlign: 'right',
  verticalAlign: 'top',
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.text.caption } },
});
globalStyle(`${table} tr > :first-child, ${table} tr > :last-child`, { paddingLeft: 0, textAlign: 'left' });
globalStyle(`${table} thead th`, { color: vars.color.inkSoft });
globalStyle(`${table} tr`, {
  borderBottom: `1px solid ${vars.color.rule}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1.15fr repeat(5, 1fr)' } },
});
/** On a phone the text of a month has its own line. */
globalStyle(`${table} tr > :last-child`, {
  paddingLeft: vars.space.s6,
  '@media': { [media.phone]: { gridColumn: '1 / -1', padding: '0 0 10px' } },
});
export const short = style([{ '@media': { [media.desktop]: { display: 'none' } } }, screenOnly]);
export const long = style({ '@media': { [belowDesktop]: { display: 'none' } } });
