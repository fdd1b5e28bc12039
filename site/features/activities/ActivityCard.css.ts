import { style } from '@vanilla-extract/css';
import { caption, wideCard } from '../../ui/Card/Card.css.ts';
import * as base from '../../ui/Card/ticket.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

const body = style([base.body, { gridTemplateRows: 'auto auto 1fr auto', paddingBottom: 0 }]);
export const meta = style([caption, { display: 'flex', flexWrap: 'wrap', gap: '2px 14px' }]);
export const text = style([
  wideCard,
  {
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    lineHeight: 1.5,
    selectors: { 'p + &': { marginTop: vars.space.s2 } },
  },
]);
export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 12px',
  marginTop: vars.space.s2,
  padding: '10px 0 14px',
  borderTop: `2px dashed ${vars.color.rule}`,
});

export const looks = { card: base.ticket, picture: base.picture, body, heading: base.heading };
