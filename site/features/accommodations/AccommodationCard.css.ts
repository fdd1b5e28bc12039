import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { caption, card as base } from '../../ui/Card/Card.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const card = style([
  base,
  {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    background: vars.color.surface,
    '@media': { [media.phablet]: { gridTemplateColumns: '38% minmax(0, 1fr)', minHeight: '230px' } },
  },
]);
const picture = style({ position: 'relative' });
const body = style([
  stack.tight,
  {
    padding: vars.space.s4,
  },
]);
const heading = style({ fontSize: vars.text.card, lineHeight: 1.15 });
export const amenities = style([caption, { display: 'flex', flexWrap: 'wrap', gap: '4px 14px' }]);
export const amenity = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    width: '7px',
    height: '7px',
    marginRight: '7px',
    background: vars.color.glacier,
    transform: 'rotate(45deg) translateY(-1px)',
  },
});
export const price = style({ display: 'grid', marginTop: vars.space.s1 });

export const looks = { card, picture, body, heading };
