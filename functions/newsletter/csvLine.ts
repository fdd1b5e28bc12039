/** Beginnings that a spreadsheet takes for a formula (OWASP, CSV injection), and the sign that keeps it from doing so. */
const needsSign = /^[=+\-@\t\r\n'＝＋－＠]/;

/**
 * Puts an apostrophe before a value that a spreadsheet would run as a formula. A value that begins with an apostrophe
 * gets one more, so readers remove one.
 */
const neutralised = (value: string): string => (needsSign.test(value) ? `'${value}` : value);

/** Returns a line of CSV (RFC 4180) that no spreadsheet computes. */
export const csvLine = (fields: readonly string[]): string =>
  `${fields.map((field) => `"${neutralised(field).replaceAll('"', '""')}"`).join(',')}\r\n`;
