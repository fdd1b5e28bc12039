/** Twelve columns, sticky sides, the filter column. */
export const desktop = '(width >= 62.5em)';
/** Navigation inline in the bar. */
export const wide = '(width >= 75em)';
/** Media queries, mobile first. In em, because larger text needs the layout of a smaller screen. */
export const media = {
  /** Large phones and small tablets. */
  phablet: '(width >= 35em)',
  /** One column. */
  phone: 'screen and (width < 47.5em)',
  /** Cards stand in columns. */
  tablet: '(width >= 47.5em)',
  desktop,
  wide,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  withoutScript: '(scripting: none)',
} as const;
