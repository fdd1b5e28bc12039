/** The address that dials a number as it is written. */
export function telephoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}
