import { globalStyle, style } from '@vanilla-extract/css';
import { line as noticeLine } from '../../notices/NoticeCalendar.css.ts';
import { media } from '../../ui/theme/media.ts';
import { softCaption } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: vars.space.s3,
  alignItems: 'start',
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.rule}`,
});
export const picture = style({
  position: 'relative',
  height: '96px',
  '@media': { [media.phablet]: { gridRow: '1 / span 2' } },
});
/** Below the picture on phones, which need the width. */
export const lines = style({
  display: 'grid',
  gap: vars.space.s1,
  gridColumn: '1 / -1',
  '@media': { [media.phablet]: { gridColumn: '2 / -1' } },
});
// The name is the boldest of a row.
globalStyle(`${lines} > ${noticeLine}`, { fontWeight: 400 });
export const facts = softCaption;
/** Phones have room for the sign alone. */
export const wideWord = style({ '@media': { 'screen and (width < 35em)': { display: 'none' } } });
