import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { type ColorName, colors, onPaper } from './colors.ts';
import { media } from './media.ts';

const names = Object.keys(colors) as ColorName[];
const schemeColors = (scheme: 0 | 1) =>
  Object.fromEntries(names.map((name) => [name, colors[name][scheme]])) as Record<ColorName, string>;

const color = createGlobalThemeContract(
  Object.fromEntries(names.map((name) => [name, name])) as Record<ColorName, string>,
  (value) => `color-${value}`,
);

createGlobalTheme(':root', color, schemeColors(0));
const darkVars = {
  ...Object.fromEntries(names.map((name) => [`--color-${name}`, colors[name][1]])),
  '--dim': '0.82',
};
// Paper is light, whatever the screen is.
globalStyle(':root[data-scheme="dark"]', { '@media': { screen: { vars: darkVars, colorScheme: 'dark' } } });
globalStyle(':root', { colorScheme: 'light dark' });
globalStyle(':root[data-scheme="light"]', { colorScheme: 'light' });
globalStyle(':root:not([data-scheme="light"])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { vars: darkVars },
  },
});

const scale = createGlobalTheme(':root', {
  space: {
    s1: '4px',
    s2: '8px',
    s3: '12px',
    s4: '16px',
    s5: '24px',
    s6: '32px',
    s7: '48px',
    s8: '64px',
    section: 'clamp(32px, 7vw, 104px)',
    gutter: 'clamp(20px, 4.5vw, 64px)',
    columnGap: 'clamp(16px, 2.2vw, 32px)',
  },
  width: {
    /** Content and its two gutters. */
    page: '1408px',
    /** The longest readable line. */
    line: '64ch',
  },
  radius: {
    control: '3px',
    full: '999px',
  },
  font: {
    display: "Besley, 'Besley Fallback', Rockwell, 'Roboto Slab', Georgia, serif",
    body: "'Public Sans', 'Public Sans Fallback', Verdana, system-ui, sans-serif",
  },
  /** Six sizes do all jobs. */
  text: {
    hero: 'clamp(3rem, 7.2vw, 5.75rem)',
    title: 'clamp(2.375rem, 1.6rem + 3.2vw, 4.25rem)',
    section: 'clamp(1.75rem, 1.42rem + 1.4vw, 2.625rem)',
    card: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)',
    body: 'clamp(1rem, 0.93rem + 0.3vw, 1.125rem)',
    caption: '0.9375rem',
  },
  motion: {
    fast: '120ms cubic-bezier(.2,.7,.2,1)',
    medium: '220ms cubic-bezier(.2,.7,.2,1)',
    slow: '600ms cubic-bezier(.2,.7,.2,1)',
  },
  size: {
    /** Smallest touch target. */
    touch: '44px',
    /** Buttons and fields. */
    control: '52px',
    /** The fixed top bar. */
    bar: '64px',
  },
  layer: {
    bar: '20',
    float: '30',
    overlay: '40',
    toast: '50',
  },
});

// Paper has white grounds, small type and no room between sections that differ by colour on a screen.
globalStyle(':root', {
  '@media': {
    [media.print]: {
      colorScheme: 'light',
      // Grounds that words stand on are printed with them.
      printColorAdjust: 'exact',
      fontSize: '9.5pt',
      vars: {
        ...Object.fromEntries(Object.entries(onPaper).map(([name, value]) => [`--color-${name}`, value])),
        // Rows lie closer than a finger needs.
        [scale.space.s2]: '6px',
        [scale.space.s3]: '8px',
        [scale.space.s4]: '11px',
        [scale.space.s5]: '16px',
        [scale.space.s6]: '20px',
        [scale.space.s7]: '24px',
        [scale.size.touch]: '30px',
        [scale.size.control]: '36px',
        [scale.space.section]: scale.space.s5,
        [scale.size.bar]: '0px',
        [scale.text.section]: '15pt',
      },
    },
  },
});

/** Every token of the design system: `vars.color.ink`, `vars.space.s4`, `vars.text.lead`. */
export const vars = {
  color,
  ...scale,
  text: {
    ...scale.text,
    /** Titles of tools. */
    titleSlim: scale.text.section,
    lead: scale.text.card,
    /** Tables, hints. */
    small: scale.text.body,
    /** Large numbers. */
    figure: scale.text.title,
  },
};
