import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const compared = style({ minWidth: 0 });
/** A row in which all places are alike. */
export const same = style({ color: vars.color.inkSoft });

globalStyle(`${compared} :is(th, td)`, { minWidth: '8rem' });
globalStyle(`${compared} tr > :first-child`, {
  position: 'sticky',
  left: 0,
  minWidth: '5.5rem',
  width: '5.5rem',
  background: vars.color.page,
});
