import { style, styleVariants } from '@vanilla-extract/css';
import { screenOnly } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

const base = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minHeight: vars.size.control,
    padding: `${vars.space.s3} ${vars.space.s5}`,
    border: '2px solid transparent',
    borderRadius: vars.radius.control,
    fontFamily: vars.font.body,
    fontSize: vars.text.body,
    fontWeight: 700,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:disabled': { background: vars.color.sunken, color: vars.color.inkSoft, cursor: 'not-allowed' },
    },
  },
  screenOnly,
]);

const filled = (background: string, color: string, press: string) => ({
  background,
  color,
  selectors: { '&:hover:not(:disabled)': { background: press } },
});

/** action: act here. main: the main step. outline: a second choice. quiet: underlined. onBand: a second choice on the band. onLarch: either choice on gold. */
export const button = styleVariants({
  action: [base, filled(vars.color.action, vars.color.onAction, vars.color.actionPress)],
  main: [base, filled(vars.color.larch, vars.color.onLarch, vars.color.larchPress)],
  outline: [
    base,
    {
      background: 'transparent',
      borderColor: vars.color.ruleStrong,
      color: vars.color.ink,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken } },
    },
  ],
  onBand: [
    base,
    {
      background: 'transparent',
      borderColor: vars.color.onBand,
      color: vars.color.onBand,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.bandDeep } },
    },
  ],
  onLarch: [base, filled(vars.color.band, vars.color.onBand, vars.color.bandDeep)],
  outlineOnLarch: [
    base,
    {
      background: 'transparent',
      borderColor: vars.color.onLarch,
      color: vars.color.onLarch,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.larchPress } },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: vars.color.link,
      paddingInline: vars.space.s2,
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.25em',
      selectors: { '&:hover:not(:disabled)': { textDecorationThickness: '3px' } },
    },
  ],
});

/** A button that is only an icon. */
export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
export const small = style({
  minHeight: vars.size.touch,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
});
export const wide = style({ width: '100%' });
