import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { size } from '../../ui/Text/Text.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const height = '60px';

export const form = style({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: vars.space.s4,
    },
  },
});
export const heading = size.card;
export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space.s3,
});
export const submit = style({
  minHeight: height,
  background: vars.color.bandRule,
  borderColor: vars.color.bandRule,
});
export const below = style({
  color: vars.color.onBandSoft,
  '@media': { [media.tablet]: { gridColumn: '1 / -1', order: 2 } },
});
/** Directly below the dates on phones, below the whole row on wider screens. */
export const alert = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  padding: `${vars.space.s2} ${vars.space.s3}`,
  background: vars.color.dangerTint,
  color: vars.color.danger,
  fontWeight: 700,
  '@media': { [media.tablet]: { gridColumn: '1 / -1', order: 1 } },
});
