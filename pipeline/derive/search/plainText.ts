import { decodeHTML } from 'entities';

/** Returns texts of HTML without tags, a line each. */
export function plainText(texts: readonly (string | null | undefined)[]): string {
  return texts
    .map((html) =>
      decodeHTML((html ?? '').replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');
}
