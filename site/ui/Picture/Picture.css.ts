import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const base = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.inkSoft,
});

/** On paper, a picture that was not fetched takes no room. */
export const whereFetched = style({
  selectors: { '&:not(:has(img))': { '@media': { [media.print]: { display: 'none' } } } },
});

export const frame = styleVariants({
  card: [base, whereFetched, { aspectRatio: '4 / 5' }],
  wide: [base, whereFetched, { aspectRatio: '16 / 9' }],
});
/** Takes the size of the box around it instead of its own shape. */
export const fill = style({ position: 'absolute', inset: 0, aspectRatio: 'auto' });
export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const [x, y] = [createVar(), createVar()];
const tenths = Object.fromEntries(Array.from({ length: 11 }, (_, tenth) => [tenth, `${tenth * 10}%`]));
/** The point that stays in sight where the box has another shape. No style attribute is allowed to say it. */
export const focusX = styleVariants(tenths, (share) => ({ vars: { [x]: share } }));
export const focusY = styleVariants(tenths, (share) => ({ vars: { [y]: share } }));
export const image = style([
  layer,
  {
    objectFit: 'cover',
    objectPosition: `${fallbackVar(x, '50%')} ${fallbackVar(y, '50%')}`,
  },
]);
/** Pictures of a bright day would glare on a dark page. */
export const bright = style({ filter: 'brightness(var(--dim, 1))' });
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
