import { globalStyle, style } from '@vanilla-extract/css';
import { foldHead } from '../../../ui/Fold/Fold.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

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
  '@media': { 'screen and (max-width: 999px)': { fontSize: vars.text.card } },
});
export const content = style({ scrollMarginTop: '88px', paddingBlock: `${vars.space.s4} ${vars.space.s6}` });
