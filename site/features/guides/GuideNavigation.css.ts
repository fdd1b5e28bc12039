import { globalStyle, style } from '@vanilla-extract/css';
import { foldHead } from '../../ui/Fold/Fold.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { wideOnly } from '../../ui/theme/shared.css.ts';

/** Sources at the end of a guide, clear of the coloured section below. */
export const sources = style({ paddingBottom: vars.space.s5 });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s5}`,
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.rule}`,
});
globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  fontSize: vars.text.small,
});
/** Folded sections are a list of links by themselves. */
export const beforeFolds = style([wideOnly, {}]);
globalStyle(`${beforeFolds} + *`, { paddingBlock: vars.space.s5 });

export const twoColumns = style({
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.s7,
    },
  },
});

export const besidePoster = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: '1fr max(120px, 20%)',
});

export const notice = style({ paddingBlock: vars.space.s4 });

const shown = { selectors: { '&::details-content': { contentVisibility: 'visible' } } } as const;

/** Until the page knows the screen, wide ones show the content already; without script all do. */
export const auto = style({ '@media': { [media.desktop]: shown, [media.withoutScript]: shown } });
export const head = foldHead;
export const section = style({
  borderTop: `1px solid ${vars.color.rule}`,
  '@media': { [media.desktop]: { borderTop: 0, paddingBlock: `0 ${vars.space.section}` } },
});
// As small as a row of a list on phones.
globalStyle(`${section} h2`, {
  '@media': { 'screen and (width < 62.5em)': { fontSize: vars.text.card } },
});
export const content = style({ scrollMarginTop: '88px', paddingBlock: `${vars.space.s4} ${vars.space.s6}` });
