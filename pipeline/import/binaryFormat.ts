/** Detects a binary file by its first bytes and names its format. Returns null for text and for unknown formats. */
export function binaryFormat(bytes: Buffer): string | null {
  if (bytes.toString('latin1', 0, 2) === 'PK') return 'a zip archive, such as KMZ';
  if (bytes.toString('latin1', 8, 12) === '.FIT') return 'a FIT file of a watch';
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? 'a gzip archive' : null;
}
