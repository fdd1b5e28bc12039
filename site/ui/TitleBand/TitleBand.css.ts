import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { screenOnly } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const band = style({
  position: 'relative',
  background: vars.color.band,
  color: vars.color.onBand,
  overflow: 'hidden',
});
export const inner = style({
  display: 'grid',
  gap: vars.space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'clamp(20px, 4vw, 64px)',
});
export const innerWithPicture = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      minHeight: '300px',
    },
  },
});
export const innerWithAside = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: vars.space.s8 },
  },
});
export const aside = style({
  display: 'grid',
  gap: vars.space.s4,
  alignContent: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const text = style({
  display: 'grid',
  gap: vars.space.s3,
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const heading = style({
  fontSize: vars.text.title,
  lineHeight: 1.02,
  letterSpacing: '-0.018em',
  outline: 'none',
});
export const headingSlim = style({ fontSize: vars.text.titleSlim });
export const lead = style({
  fontSize: vars.text.lead,
  marginTop: vars.space.s1,
  lineHeight: 1.45,
  color: vars.color.onBandSoft,
  maxWidth: '46ch',
});
/** On phones small, so that the first screen is for the list. */
export const headingRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
});
globalStyle(`${headingRow} > ${headingSlim}`, {
  '@media': { 'screen and (width < 35em)': { fontSize: '1.5rem' } },
});
globalStyle(`${inner}:has(${headingRow})`, {
  '@media': {
    'screen and (width < 35em)': {
      gap: vars.space.s2,
      paddingBlock: `${vars.space.s2} ${vars.space.s3}`,
    },
  },
});
// The first screen of a phone is for the tool.
globalStyle(`${headingSlim} + ${lead}`, {
  '@media': { 'screen and (width < 35em)': { fontSize: vars.text.small } },
});
export const small = style({ fontSize: vars.text.caption, color: vars.color.onBandSoft });
export const picture = style([
  {
    position: 'relative',
    height: 'clamp(116px, 32vw, 220px)',
    '@media': {
      [media.desktop]: { position: 'absolute', inset: '0 0 0 auto', width: '38%', height: 'auto' },
    },
  },
  screenOnly,
]);
