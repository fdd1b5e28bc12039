/** Returns a text in which no line ends between a number and its unit of length, such as "1,383 m". */
export function keepUnits(text: string): string {
  return text.replaceAll(/(?<=\d) (?=k?m\b)/g, '\u00a0');
}
