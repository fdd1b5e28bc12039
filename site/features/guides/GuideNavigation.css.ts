import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

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
export const wideOnly = style({ '@media': { 'screen and (max-width: 999px)': { display: 'none' } } });
globalStyle(`${wideOnly} + *`, { paddingBlock: vars.space.s5 });
