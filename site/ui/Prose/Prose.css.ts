import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const prose = style({ display: 'grid', gap: vars.space.s4, gridTemplateColumns: 'minmax(0, 1fr)' });
export const lead = style({});

globalStyle(`${prose} p, ${prose} ul, ${prose} ol`, { maxWidth: vars.width.line });
globalStyle(`${prose} ul`, { listStyle: 'square', paddingLeft: '1.2em' });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingLeft: '1.4em' });
globalStyle(`${prose} li + li`, { marginTop: vars.space.s2 });
globalStyle(`${prose} h2`, { fontSize: vars.text.section, marginTop: vars.space.s5 });
globalStyle(`${prose} h3`, { fontSize: vars.text.card, marginTop: vars.space.s4 });
globalStyle(`${lead} > p:first-child`, { fontSize: vars.text.lead, lineHeight: 1.45 });
