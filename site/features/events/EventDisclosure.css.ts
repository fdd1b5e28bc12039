import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

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
