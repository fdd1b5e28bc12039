import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const base = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.inkSoft,
});

export const frame = styleVariants({
  card: [base, { aspectRatio: '4 / 5' }],
  wide: [base, { aspectRatio: '16 / 9' }],
});
/** Takes the size of the box around it instead of its own shape. */
export const fill = style({ position: 'absolute', inset: 0, aspectRatio: 'auto' });
export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const image = style([
  layer,
  {
    objectFit: 'cover',
    '@media': {
      '(prefers-color-scheme: dark)': { filter: 'brightness(0.9)' },
      [media.print]: { filter: 'none' },
    },
    selectors: {
      ':root[data-scheme="dark"] &': { filter: 'brightness(0.9)' },
      ':root[data-scheme="light"] &': { filter: 'none' },
    },
  },
]);
export const unavailable = style([
  layer,
  {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space.s2,
    fontSize: vars.text.caption,
  },
]);
export const ridge = style({ width: '120px', height: 'auto' });
