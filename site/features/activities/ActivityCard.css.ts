import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { caption, card as base } from '../../ui/Card/Card.css.ts';
import { whereFetched } from '../../ui/Picture/Picture.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** From this width on the picture is at the top of the ticket, below it at the side. */
export const ticketWidth = '(min-width: 700px)';

const card = style([
  base,
  {
    gridTemplateColumns: '112px minmax(0, 1fr)',
    background: vars.color.surface,
    '@media': { [ticketWidth]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
  },
]);
const picture = style([
  whereFetched,
  {
    position: 'relative',
    // Two in a row are as tall as three in a row.
    '@media': { [ticketWidth]: { aspectRatio: '16 / 9', maxHeight: '236px', width: '100%' } },
  },
]);
const body = style([
  stack.tight,
  {
    padding: `${vars.space.s4} ${vars.space.s4} 0`,
    '@media': { [ticketWidth]: { paddingInline: '20px', gridTemplateRows: 'auto auto 1fr auto' } },
  },
]);
const heading = style({ fontSize: vars.text.card, lineHeight: 1.15 });
export const meta = style([caption, { display: 'flex', flexWrap: 'wrap', gap: '2px 14px' }]);
export const text = style({
  display: 'none',
  color: vars.color.inkSoft,
  fontSize: vars.text.small,
  lineHeight: 1.5,
  '@media': { [ticketWidth]: { display: 'block' } },
  selectors: { 'p + &': { marginTop: vars.space.s2 } },
});
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

export const looks = { card, picture, body, heading };
