/** Longest line of a calendar in octets, its line end not counted (RFC 5545, 3.1). */
const maxOctets = 75;

/**
 * Folds the lines of a calendar anew: each has at most 75 octets, and no sign is parted. The package counts signs in place
 * of octets.
 */
export function foldLines(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => foldLine(line))
    .join('\r\n');
}

function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > maxOctets) {
      parts.push(part);
      // The space that marks a line as the rest of the one before counts, too.
      [part, octets] = [' ', 1];
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
