/** Beginnings that a spreadsheet takes for a formula (OWASP, CSV injection), and the sign that keeps it from doing so. */
const needsSign = /^[=+\-@\t\r\n'＝＋－＠]/;

/** A field that begins with an apostrophe has one more than its value: who reads it back takes one away. */
const neutralised = (value: string): string => (needsSign.test(value) ? `'${value}` : value);

/** Returns a line of CSV (RFC 4180) that no spreadsheet computes. */
export const csvLine = (fields: readonly string[]): string =>
  `${fields.map((field) => `"${neutralised(field).replaceAll('"', '""')}"`).join(',')}\r\n`;
