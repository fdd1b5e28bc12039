import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** A phone that lies on its side: little height, so everything but the picture stands beside it. */
const flat = '(orientation: landscape) and (max-height: 559px)';

/** Nothing of the page shows through: the caption is read on it. */
const ground = '#08100E';

export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  // A swipe from the edge turns the picture and not the history.
  overscrollBehavior: 'none',
  background: ground,
  color: vars.color.onBand,
});
/** The picture first, then what it shows and the controls: at the foot, where the thumb is. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"stage stage stage" "caption caption caption" "close . turns"',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s4}`,
  height: '100%',
  paddingBottom: `max(${vars.space.s3}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"stage stage" "caption turns"',
    },
    [flat]: {
      gridTemplateColumns: 'minmax(0, 1fr) 152px',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"stage close" "stage caption" "stage turns"',
      columnGap: 0,
      padding: 0,
    },
  },
});
export const stage = style({ gridArea: 'stage', position: 'relative', alignSelf: 'stretch' });
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
});
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: `2px solid ${vars.color.onBand}`,
  borderRadius: vars.radius.control,
  background: ground,
  color: 'inherit',
  cursor: 'pointer',
});
export const close = style([
  control,
  {
    gridArea: 'close',
    zIndex: 1,
    marginLeft: vars.space.s4,
    '@media': {
      [media.tablet]: { position: 'absolute', top: vars.space.s4, right: vars.space.s4 },
      [flat]: { position: 'static', justifySelf: 'end', margin: vars.space.s3 },
    },
  },
]);
export const caption = style({
  gridArea: 'caption',
  paddingInline: vars.space.s4,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  '@media': { [flat]: { alignSelf: 'stretch', overflowY: 'auto', paddingInline: vars.space.s3 } },
});
export const count = style({ color: vars.color.onBandSoft });
export const turns = style({
  gridArea: 'turns',
  display: 'flex',
  gap: vars.space.s3,
  paddingRight: vars.space.s4,
  '@media': { [flat]: { justifySelf: 'end', padding: vars.space.s3 } },
});
