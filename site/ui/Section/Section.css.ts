import { style, styleVariants } from '@vanilla-extract/css';
import { stack } from '../Layout/Layout.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const base = style({ paddingBlock: vars.space.section });

export const tone = styleVariants({
  /** Sections on the page's own ground need no double room between them. */
  page: [base, { selectors: { '& + &': { paddingTop: 0 } } }],
  tint: [base, { background: vars.color.glacierTint }],
  band: [base, { background: vars.color.band, color: vars.color.onBand }],
  larch: [base, { background: vars.color.larch, color: vars.color.onLarch }],
});

const loose = { gap: `clamp(16px, 2vw, ${vars.space.s5}) ${vars.space.columnGap}` };
export const plain = style([{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }, loose]);
/** Heading left and sticky, content right, from the twelve-column width on. */
export const split = style({
  display: 'grid',
  ...loose,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});
/** The link that leads on is at the end of the line of the heading. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  '@media': {
    [media.desktop]: {
      selectors: { [`${split} > &`]: { position: 'sticky', top: '96px', alignSelf: 'start' } },
    },
  },
});
export const intro = style({ flexBasis: '100%', color: vars.color.inkSoft, maxWidth: vars.width.line });
export const introOnBand = style({ color: vars.color.onBandSoft, maxWidth: vars.width.line });
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: vars.size.touch,
  justifySelf: 'start',
  fontWeight: 700,
  color: 'inherit',
});

export const block = style([
  stack.normal,
  {
    selectors: { '& + &': { paddingTop: vars.space.s6, borderTop: `1px solid ${vars.color.rule}` } },
  },
]);

/** Rows of a list on a phone. */
export const folding = style({
  '@media': {
    [media.phone]: {
      borderTop: `1px solid ${vars.color.rule}`,
      selectors: { '& + &': { paddingTop: 0, marginTop: `calc(-1 * ${vars.space.s6})` } },
    },
  },
});

export const card = style([
  stack.tight,
  {
    borderTop: `2px solid ${vars.color.ruleStrong}`,
    paddingTop: vars.space.s3,
  },
]);
