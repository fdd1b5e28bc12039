/** Returns the tel: URL of a number. */
export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
