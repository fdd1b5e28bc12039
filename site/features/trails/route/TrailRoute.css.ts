import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const sideBySide = {
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  paddingTop: vars.space.s6,
};

/** Paper shows map and file side by side. */
export const section = style({
  display: 'grid',
  gap: `${vars.space.s3} ${vars.space.s6}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.print]: sideBySide },
});
/** On a phone the map reaches both edges of the screen. */
export const map = style({
  minWidth: 0,
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.gutter})` } },
});
export const coordinates = style({ lineHeight: 1.4 });
globalStyle(`${coordinates} > span`, { fontWeight: 700, userSelect: 'all' });
/** As if the element were not there. */
export const contents = style({ display: 'contents' });
/** Two in a row; the words of long ones wrap. */
export const actions = style({
  display: 'grid',
  gap: vars.space.s2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
});
globalStyle(`${actions} > *`, { paddingInline: vars.space.s2 });
