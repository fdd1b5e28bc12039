import { styleVariants, globalStyle, style } from '@vanilla-extract/css';
import { softCaption } from '../theme/shared.css.ts';
import { vars } from '../theme/theme.css.ts';

export const size = styleVariants({
  section: { fontSize: vars.text.section },
  card: { fontSize: vars.text.card, lineHeight: 1.2 },
});

export const prose = style({ display: 'grid', gap: vars.space.s4, gridTemplateColumns: 'minmax(0, 1fr)' });
export const lead = style({});

globalStyle(`${prose} p, ${prose} ul, ${prose} ol`, { maxWidth: vars.width.line });
globalStyle(`${prose} ul`, { listStyle: 'square', paddingLeft: '1.2em' });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingLeft: '1.4em' });
globalStyle(`${prose} li + li`, { marginTop: vars.space.s2 });
globalStyle(`${prose} h2`, { fontSize: vars.text.section, marginTop: vars.space.s5 });
globalStyle(`${prose} h3`, { fontSize: vars.text.card, marginTop: vars.space.s4 });
globalStyle(`${lead} > p:first-child`, { fontSize: vars.text.lead, lineHeight: 1.45 });

export const quote = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingLeft: vars.space.s4,
  borderLeft: `4px solid ${vars.color.larch}`,
});
export const words = style({
  fontSize: vars.text.lead,
  lineHeight: 1.4,
  maxWidth: vars.width.line,
});
export const author = softCaption;

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  padding: '5px 9px',
  fontSize: vars.text.caption,
  fontWeight: 700,
  lineHeight: 1.2,
});

export const tag = styleVariants({
  quiet: [base, { background: vars.color.sunken, color: vars.color.ink }],
  gold: [base, { background: vars.color.larch, color: vars.color.onLarch }],
  outline: [base, { boxShadow: 'inset 0 0 0 1.5px currentColor' }],
  danger: [base, { background: vars.color.dangerFill, color: vars.color.onDanger }],
});

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2 });

/** A list of plain links, each with room for a finger. */
export const linkList = style({ display: 'grid' });
globalStyle(`${linkList} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderTop: `1px solid ${vars.color.rule}`,
});
