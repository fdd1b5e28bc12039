import { style } from '@vanilla-extract/css';
import { stack } from '../../../ui/Layout/Layout.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { displayType } from '../../../ui/theme/shared.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** Passes side by side; their lines align for comparison. */
export const passes = style({
  display: 'grid',
  gap: vars.space.s6,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.columnGap,
      rowGap: 0,
    },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const pass = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s3,
  padding: vars.space.s5,
  background: vars.color.surface,
  borderTop: `6px solid ${vars.color.ruleStrong}`,
  '@media': {
    [media.tablet]: { gridRow: 'span 6', gridTemplateRows: 'subgrid', marginBottom: vars.space.s6 },
  },
});
export const popular = style({ borderTopColor: vars.color.larch });
export const head = style([
  stack.tight,
  {
    justifyItems: 'start',
  },
]);
export const price = style({
  ...displayType,
  fontSize: 'clamp(2.25rem, 1.8rem + 1.4vw, 3rem)',
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
export const duration = style({ fontSize: vars.text.small, color: vars.color.inkSoft });
export const text = style({ fontSize: vars.text.small, lineHeight: 1.5 });
