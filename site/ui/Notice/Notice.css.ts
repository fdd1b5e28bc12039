import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recordColumn, stack } from '../Layout/Layout.css.ts';
import { foldHead } from '../Fold/Fold.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

/** Ground and edge by tone. */
export const tones = styleVariants(
  {
    info: [vars.color.glacierTint, vars.color.glacier],
    warning: [vars.color.larchTint, vars.color.larch],
    danger: [vars.color.dangerTint, vars.color.danger],
    ok: [vars.color.okTint, vars.color.ok],
  },
  ([ground, edge]) => ({ background: ground, borderLeft: `8px solid ${edge}` }),
);
export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  padding: vars.space.s5,
  alignContent: 'start',
});
export const foldedHead = foldHead;
/** A line that opens to the rest. */
export const folded = style({
  paddingInline: vars.space.s4,
  selectors: { '&[open]': { paddingBottom: vars.space.s4 } },
});
export const icon = style({ gridRow: '1 / span 2' });
export const heading = style({
  fontFamily: vars.font.body,
  fontWeight: 700,
  fontSize: vars.text.body,
  lineHeight: 1.3,
});
export const shortHeading = style([heading, { fontSize: vars.text.small }]);
export const body = style({
  gridColumn: 2,
  fontSize: vars.text.small,
  lineHeight: 1.55,
  display: 'grid',
  gap: vars.space.s2,
});

const ground = createVar();
const stripBase = style([
  recordColumn,
  {
    display: 'flex',
    gap: vars.space.s3,
    alignItems: 'center',
    paddingBlock: vars.space.s3,
    background: ground,
    lineHeight: 1.35,
    // Between two of one colour.
    borderTop: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
    boxShadow: `0 0 0 100vmax ${ground}`,
    clipPath: 'inset(0 -100vmax)',
    '@media': { [media.print]: { background: 'none', boxShadow: 'none' } },
  },
]);
/** A line across the page; on wide screens it passes behind the poster. */
export const strip = styleVariants(
  {
    danger: { background: vars.color.dangerFill, color: vars.color.onDanger },
    warning: { background: vars.color.season, color: vars.color.ink },
    info: { background: vars.color.glacierTint, color: vars.color.ink },
  },
  ({ background, color }) => [stripBase, { vars: { [ground]: background }, color }],
);
globalStyle(`${stripBase} > svg`, { flex: 'none' });
export const more = style({ fontSize: vars.text.caption });
/** What a strip opens to. */
export const rest = style([
  stack.normal,
  recordColumn,
  { paddingBlock: vars.space.s4, borderBottom: `1px solid ${vars.color.rule}`, lineHeight: 1.5 },
]);
