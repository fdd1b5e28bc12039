import { globalStyle, style } from '@vanilla-extract/css';
import { wrap } from '../../ui/Layout/Layout.css.ts';
import { media } from '../../ui/theme/media.ts';
import { screenOnly } from '../../ui/theme/shared.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const bar = style([
  {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: vars.layer.bar,
    height: vars.size.bar,
    background: vars.color.band,
    color: vars.color.onBand,
    borderBottom: `1px solid ${vars.color.bandRule}`,
  },
  screenOnly,
]);
export const inner = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    // On the smallest phones the last button has to fit beside a count of saved places.
    gap: vars.space.s1,
    height: '100%',
    overflowWrap: 'normal',
    '@media': { [media.tablet]: { gap: vars.space.s4 } },
  },
]);

/** A link that is no text: the logo, a sign. */
const plainLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
};
export const logo = style({
  ...plainLink,
  marginRight: 'auto',
  // A long name of a guide is cut, not the buttons beside it.
  minWidth: 0,
  overflow: 'hidden',
});
export const nav = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'flex', height: '100%', gap: vars.space.s1 } },
});
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: '9px',
  borderBlock: '4px solid transparent',
  color: 'inherit',
  fontSize: vars.text.caption,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
    '&[aria-current]': { fontWeight: 700, borderBottomColor: vars.color.larch },
  },
  '@media': {
    // Forced colours paint transparent borders: only the current page may have its line.
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBottomColor: 'Highlight' } },
    },
  },
});
export const bookInline = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
export const menu = style({ '@media': { [media.wide]: { display: 'none' } } });
// On the smallest phones its word is enough.
globalStyle(`${menu} svg`, { '@media': { '(width < 22.5em)': { display: 'none' } } });

/** Magnifying glass of the Tabler set, drawn here because a component of its own would be in the first load. */
const searchSign = `url("data:image/svg+xml,${"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2'><path d='M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M21 21l-6-6'/></svg>".replaceAll(/[<>#]/g, encodeURIComponent)}")`;

const signLink = { ...plainLink, justifyContent: 'center', minWidth: vars.size.touch };
export const search = style({
  ...signLink,
  // Without room for the word, the sign stands alone.
  fontSize: 0,
  '@media': {
    '(width >= 85em)': { gap: vars.space.s2, fontSize: vars.text.caption },
    // The colour of the bar's text is not that of the visitor's links, which the sign is one of.
    [media.forcedColors]: { '::before': { background: 'LinkText' } },
  },
  '::before': {
    content: '',
    flex: 'none',
    width: '22px',
    height: '22px',
    background: 'currentColor',
    mask: searchSign,
    forcedColorAdjust: 'none',
  },
});
export const saved = style({ ...signLink, gap: vars.space.s1 });
