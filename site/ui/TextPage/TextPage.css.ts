import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const text = style({ padding: `${vars.space.s6} 0 ${vars.space.section}` });

/** Headings left and their text right from the twelve-column width on, as in a split section. */
export const split = style([
  text,
  { display: 'grid', gap: vars.space.s6, gridTemplateColumns: 'minmax(0, 1fr)' },
]);
globalStyle(`${split} > div, ${split} > section`, {
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});
globalStyle(`${split} > * > :not(h2)`, { '@media': { [media.desktop]: { gridColumn: 2 } } });
globalStyle(`${split} h2`, { '@media': { [media.desktop]: { fontSize: vars.text.card } } });
globalStyle(`${split} :is(h2, h2 + *)`, { '@media': { [media.desktop]: { marginTop: vars.space.s5 } } });
