import { style } from '@vanilla-extract/css';
import { caption, wideCard } from '../../ui/Card/Card.css.ts';
import * as base from '../../ui/Card/ticket.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const amenities = style([caption, wideCard, { display: 'flex', flexWrap: 'wrap', gap: '4px 14px' }]);
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

export const looks = { card: base.ticket, picture: base.picture, body: base.body, heading: base.heading };
