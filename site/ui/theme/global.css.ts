import { globalFontFace, globalStyle, keyframes } from '@vanilla-extract/css';
import { signs } from '../fonts/signs.ts';
import { media } from './media.ts';
import { displayType } from './shared.css.ts';
import { vars } from './theme.css.ts';

// The first file of each font is named from here, so that the bundler hashes and every page preloads it; the second lies
// in public/, so that none does. Besley is drawn in one weight, whatever is requested: the range keeps browsers from
// thickening it.
globalFontFace('Besley', {
  src: 'url("../fonts/besley.woff2") format("woff2")',
  unicodeRange: signs.everyday,
  fontWeight: '500 900',
  fontDisplay: 'swap',
});
globalFontFace('Besley', {
  src: 'url("/fonts/besley-more.woff2") format("woff2")',
  unicodeRange: signs.further,
  fontWeight: '500 900',
  fontDisplay: 'swap',
});
globalFontFace('Public Sans', {
  src: 'url("../fonts/public-sans.woff2") format("woff2")',
  unicodeRange: signs.everyday,
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
globalFontFace('Public Sans', {
  src: 'url("/fonts/public-sans-more.woff2") format("woff2")',
  unicodeRange: signs.further,
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Metric-matched fallbacks: text keeps its lines when the fonts arrive.
globalFontFace('Besley Fallback', {
  src: 'local("Georgia"), local("Noto Serif"), local("DejaVu Serif")',
  sizeAdjust: '116%',
  ascentOverride: '107.8%',
  descentOverride: '36.6%',
  lineGapOverride: '0%',
});
globalFontFace('Public Sans Fallback', {
  src: 'local("Arial"), local("Roboto"), local("Liberation Sans")',
  sizeAdjust: '104.5%',
  ascentOverride: '90.9%',
  descentOverride: '21.5%',
  lineGapOverride: '0%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.size.bar} + ${vars.space.s4})`,
});
globalStyle('body', {
  background: vars.color.page,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: 1.6,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // Words of large text are wider than a small window.
  '@media': { '(width < 20em)': { overflowWrap: 'anywhere', hyphens: 'auto' } },
});
globalStyle('h1, h2, h3, h4', {
  ...displayType,
  overflowWrap: 'anywhere',
  lineHeight: 1.08,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
});
globalStyle('p, li', { textWrap: 'pretty' });
globalStyle('img, svg, canvas', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('a', { color: vars.color.link, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
globalStyle('a:hover', { textDecorationThickness: '2px' });
globalStyle('summary', { minHeight: vars.size.touch, alignContent: 'center', cursor: 'pointer' });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('table', { borderCollapse: 'collapse', overflowWrap: 'normal' });
globalStyle('[hidden]', { display: 'none !important' });
// The calendar button within a date field takes the focus of its field.
globalStyle(':focus-visible, :is([type="date"], [type="time"]):focus-within', {
  outline: `3px solid ${vars.color.larch}`,
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px #12211C',
});
// Controls that need script are hidden without it. Pictures that a press would enlarge stay, without their buttons.
globalStyle(
  '[data-live][data-live], form[role="search"], :is(main, footer) button[type="button"]:not(:has(img), [role="tab"])',
  { '@media': { [media.withoutScript]: { display: 'none' } } },
);
globalStyle('button:has(img)', { '@media': { [media.withoutScript]: { visibility: 'hidden' } } });
globalStyle('button img', { '@media': { [media.withoutScript]: { visibility: 'visible' } } });

// Forced colours take the grounds away, by which toggles say that they are on.
globalStyle(
  'button[aria-pressed="true"], [role="button"][aria-pressed="true"] > span, td[aria-selected="true"] > button',
  {
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight !important',
        color: 'HighlightText !important',
      },
    },
  },
);
globalStyle('button:disabled, button[aria-disabled="true"]', {
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
});
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
});

// Paper has what a page says, not what can be pressed on it.
globalStyle('button:not(:has(img)), form[role="search"], nav, aside[data-live], [data-live][role="group"]', {
  '@media': { [media.print]: { display: 'none !important' } },
});
// Whatever is folded on the screen is printed in full.
globalStyle('details::details-content', {
  '@media': { [media.print]: { contentVisibility: 'visible' } },
});
globalStyle('h1, h2, h3', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
globalStyle('article, figure, svg, li, tr, dl > div', {
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

// A bar of progress while a pressed link, or the way back, waits for its page; fast visits never see it.
const progress = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.6)' },
  to: { transform: 'scaleX(0.95)' },
});
globalStyle('html[data-busy]::before', {
  content: '""',
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: 0,
  top: 0,
  height: '3px',
  background: vars.color.larch,
  transformOrigin: 'left',
  animation: `${progress} 12s 250ms ease-out both`,
});
