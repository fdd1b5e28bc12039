/** Media queries, mobile first. */
export const media = {
  /** Large phones and small tablets. */
  phablet: '(min-width: 560px)',
  /** One column. */
  phone: 'screen and (max-width: 759px)',
  /** Cards stand in columns. */
  tablet: '(min-width: 760px)',
  /** Twelve columns, sticky sides, the filter column. */
  desktop: '(min-width: 1000px)',
  /** Navigation inline in the bar. */
  wide: '(min-width: 1200px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  withoutScript: '(scripting: none)',
} as const;
