import { style } from '@vanilla-extract/css';
import { displayType } from '../../ui/theme/displayType.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  color: vars.color.onBand,
  textDecoration: 'none',
  ...displayType,
  fontSize: '1.25rem',
  lineHeight: 1.1,
  borderBottom: `1px solid ${vars.color.bandRule}`,
  selectors: { '&[aria-current]': { boxShadow: `inset 0 -4px 0 ${vars.color.larch}` } },
  '@media': {
    // Forced colours remove shadows.
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderBottom: '4px solid Highlight' } } },
  },
});
export const smallLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.onBand,
  fontSize: vars.text.small,
});
export const logo = style({
  color: 'inherit',
  textDecoration: 'none',
  display: 'inline-flex',
  minHeight: vars.size.touch,
  alignItems: 'center',
});
