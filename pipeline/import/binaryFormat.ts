/** What a file is that is no text, by the bytes at its beginning; null for text and what nobody brings. */
export function binaryFormat(bytes: Buffer): string | null {
  const startsWith = (words: string, from = 0) =>
    bytes.toString('latin1', from, from + words.length) === words;
  if (startsWith('PK')) return 'a zip archive, such as KMZ';
  if (startsWith('.FIT', 8)) return 'a FIT file of a watch';
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? 'a gzip archive' : null;
}
