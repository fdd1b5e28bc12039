const beyondAscii = /[^\p{ASCII}]/u;
const marks = /\p{M}/gu;

/**
 * Returns text as it is compared in searches: without diacritics, in upper case, in which no letter has two forms.
 */
function foldText(text: string): string {
  return (beyondAscii.test(text) ? text.normalize('NFD').replace(marks, '') : text).toUpperCase();
}

/**
 * Makes the search of a kind of records: those of which one text holds what was typed, in any case and with or without
 * diacritics. Nothing typed finds all.
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
    const wanted = foldText(typed.trim());
    return records.filter((record) => foldedTexts(record).some((text) => text.includes(wanted)));
  };
}
