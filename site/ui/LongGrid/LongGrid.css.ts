import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** Cards out of sight wait with their layout; meanwhile each counts as about as high as most are. */
export const light = style({});
globalStyle(`${light} > *`, { contentVisibility: 'auto', containIntrinsicSize: 'auto 260px' });
globalStyle(`${light}[data-of="posters"] > *`, {
  '@media': { [media.phablet]: { containIntrinsicSize: 'auto 540px' } },
});

/** Far enough from each other for a finger. */
export const list = style({ display: 'grid', gap: vars.space.s2, paddingBlock: vars.space.s3 });
