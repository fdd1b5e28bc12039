import { style } from '@vanilla-extract/css';
import { size } from '../../../ui/Heading/Heading.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  paddingTop: vars.space.s6,
});
export const heading = size.section;
