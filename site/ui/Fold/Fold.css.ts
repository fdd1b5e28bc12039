import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

/** Summary that reads as a heading; an arrow at its end shows that it opens. */
export const foldHead = style({
  display: 'flex',
  gap: vars.space.s3,
  alignItems: 'center',
  paddingBlock: vars.space.s2,
  '::after': {
    content: '""',
    flex: 'none',
    width: '10px',
    height: '10px',
    marginInlineStart: 'auto',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
  selectors: { '[open] > &::after': { rotate: '225deg' } },
});
globalStyle(`${foldHead} > svg`, { flex: 'none' });
