/** Joins items in words: "July", "July and August", "July, August and September". */
export function listInWords(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
