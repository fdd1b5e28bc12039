/** What a file is that is no text, by the bytes at its beginning; null for text and what nobody brings. */
export function binaryFormat(bytes: Buffer): string | null {
  if (bytes.toString('latin1', 0, 2) === 'PK') return 'a zip archive, such as KMZ';
  if (bytes.toString('latin1', 8, 12) === '.FIT') return 'a FIT file of a watch';
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? 'a gzip archive' : null;
}
