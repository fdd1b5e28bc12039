import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { displayType } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const rows = style({
  display: 'grid',
  border: `2px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: vars.space.s3,
  alignItems: 'center',
  minHeight: '56px',
  padding: '12px 14px',
  lineHeight: 1.3,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.rule}` },
    '&:has(:checked)': {
      background: vars.color.larchTint,
      boxShadow: `inset 6px 0 0 ${vars.color.larch}`,
      fontWeight: 700,
    },
  },
});
export const radio = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `2px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: vars.color.ink },
    '&:checked::after': {
      content: '""',
      width: '12px',
      height: '12px',
      borderRadius: vars.radius.full,
      background: vars.color.ink,
    },
  },
  '@media': {
    // The browser draws its own sign.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::after': { display: 'none' } } },
    // Without script it is a table of rates.
    [media.withoutScript]: { visibility: 'hidden' },
  },
});
export const price = style({ ...displayType, fontSize: vars.text.body });
