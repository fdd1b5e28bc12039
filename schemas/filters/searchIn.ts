const beyondAscii = /[^\p{ASCII}]/u;
const marks = /\p{M}/gu;
const apostrophes = /['\u2018\u2019\u02BC\u2032`]/g;
const separators = /[\s\p{Pd}]+/gu;

/** Capitals with a stroke, which Unicode does not take apart. */
const strokes: Record<string, string> = { Ł: 'L', Ø: 'O', Đ: 'D', Ħ: 'H' };

/**
 * Returns a text as searches compare it: in upper case, without diacritics, strokes and apostrophes, and with one space
 * for any run of spaces and hyphens.
 */
function foldText(text: string): string {
  const capitals = text.toUpperCase();
  const plain = beyondAscii.test(capitals)
    ? capitals
        .normalize('NFD')
        .replace(marks, '')
        .replace(/[ŁØĐĦ]/g, (letter) => strokes[letter] ?? letter)
    : capitals;
  return plain.replace(apostrophes, '').replace(separators, ' ');
}

/**
 * Makes the search of a kind of records. It finds those of which one text holds what was typed, or every word of it in
 * any order; case, diacritics, apostrophes, hyphens and spaces make no difference. Nothing typed finds all.
 */
export function searchIn<T extends object>(
  textsOf: (record: T) => string[],
): (records: T[], typed: string) => T[] {
  // Folded when a list is first shown, so that no key press waits for it.
  const folded = new WeakMap<T, string[]>();
  const foldedTexts = (record: T) => {
    let texts = folded.get(record);
    if (!texts) {
      texts = textsOf(record).map(foldText);
      folded.set(record, texts);
    }
    return texts;
  };
  return (records, typed) => {
    const wanted = foldText(typed).trim();
    const words = wanted.split(' ');
    const holds = (text: string) => text.includes(wanted) || words.every((word) => text.includes(word));
    return records.filter((record) => foldedTexts(record).some(holds));
  };
}
