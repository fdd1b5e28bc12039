import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const summary = style({
  width: 'fit-content',
  fontSize: vars.text.small,
  fontWeight: 700,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});
