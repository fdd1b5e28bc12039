import { globalStyle, style } from '@vanilla-extract/css';
import { wideOnly } from '../../ui/theme/wideOnly.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

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
