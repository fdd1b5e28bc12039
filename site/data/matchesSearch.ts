const beyondAscii = /[^\p{ASCII}]/u;
const marks = /\p{M}/gu;

/** Text as it is compared in searches: lower case, without diacritics. */
export function foldText(text: string): string {
  // Every key press folds every text of a list, and few of them have letters to take apart.
  return (beyondAscii.test(text) ? text.normalize('NFD').replace(marks, '') : text).toLowerCase();
}

/** True when one of the texts holds what was typed; an empty search matches everything. */
export function matchesSearch(search: string, texts: string[]): boolean {
  const folded = foldText(search.trim());
  return folded === '' || texts.some((text) => foldText(text).includes(folded));
}
