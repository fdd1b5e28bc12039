import { style } from '@vanilla-extract/css';
import { size } from '../../../ui/Heading/Heading.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingTop: vars.space.s3,
});
/** Beside the toggle on phones, so that the map is in their first screen. */
export const heading = style([
  size.section,
  { '@media': { 'screen and (max-width: 559px)': { fontSize: vars.text.body } } },
]);
