import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
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

/** A part that is folded on phones alone. Browsers that cannot show it without a press keep the fold everywhere. */
export const phoneFold = style({
  selectors: {
    '&::details-content': { '@media': { [media.tablet]: { contentVisibility: 'visible' } } },
  },
});
globalStyle(`${phoneFold} > summary`, {
  '@supports': {
    'selector(::details-content)': {
      '@media': {
        [media.tablet]: { pointerEvents: 'none' },
      },
    },
  },
});
globalStyle(`${phoneFold} > summary::after`, {
  '@supports': { 'selector(::details-content)': { '@media': { [media.tablet]: { display: 'none' } } } },
});
