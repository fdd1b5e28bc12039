const beyondAscii = /[^\p{ASCII}]/u;
const marks = /\p{M}/gu;
const apostrophes = /['\u2018\u2019\u02BC\u2032`]/g;
const separators = /[\s\p{Pd}]+/gu;

/** Letters with a stroke and the like, which Unicode does not take apart. */
const plainLetter: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
};
const strokes = new RegExp(`[${Object.keys(plainLetter).join('')}]`, 'g');

/**
 * Returns a text as searches compare it: in upper case, without diacritics, strokes and apostrophes, and with one space
 * for any run of spaces and hyphens.
 */
function foldText(text: string): string {
  const plain = beyondAscii.test(text)
    ? text
        .normalize('NFD')
        .replace(marks, '')
        .replace(strokes, (letter) => plainLetter[letter] ?? letter)
    : text;
  return plain.replace(apostrophes, '').replace(separators, ' ').toUpperCase();
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
