import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const panel = style({
  display: 'grid',
  clear: 'both',
  gap: vars.space.s4,
  paddingBlock: `${vars.space.s3} ${vars.space.s4}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', columnGap: vars.space.s6 },
  },
});
export const description = style({ maxWidth: '60ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const facts = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 4' } },
});
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s2} ${vars.space.s4}`,
  fontSize: vars.text.small,
});
export const summary = style({
  // Keeps it beside what floats.
  overflow: 'hidden',
  width: 'fit-content',
  paddingInlineStart: vars.space.s3,
  fontSize: vars.text.caption,
  fontWeight: 700,
  lineHeight: vars.size.touch,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});
