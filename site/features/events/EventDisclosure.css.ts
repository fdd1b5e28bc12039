import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const summary = style({
  display: 'list-item',
  width: 'fit-content',
  minHeight: '44px',
  paddingBlock: '10px',
  fontSize: vars.text.small,
  fontWeight: 700,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
});
