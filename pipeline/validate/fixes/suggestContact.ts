const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Suggests a fix for a malformed phone number or email address; null for other fields. */
export function suggestContact(text: string, description: string): string | null {
  if (/e-mail address/i.test(description)) {
    const corrected = text.trim().replace(/\s*[([{]?\s*(?:\bat\b|@)\s*[)\]}]?\s*/i, '@');
    const plain = corrected.replace(/^mailto:/i, '').replaceAll(/\s*[([]\s*dot\s*[)\]]\s*/gi, '.');
    return /^[^\s@()<>]+@[\w-]+(\.[\w-]+)+$/.test(plain) ? `Write ${plain}` : null;
  }
  if (!/phone number/i.test(description)) return null;
  if (/https?:|www\.|website|\bsee\b/i.test(text)) return 'Write the number itself, or remove the entry.';
  if (/\d.*\b(?:or|and|ext|x)\b.*\d/i.test(text))
    return 'Write one number alone, in digits; another is an entry of its own.';
  const digits = text
    .trim()
    .replaceAll(/(?<=\d)O+|O+(?=\d)/gi, (letters) => '0'.repeat(letters.length))
    .replace(/^(?:tel|phone|call)\b[.:]?\s*/i, '')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[a-z]/gi, (letter) => digitOf(letter.toLowerCase()));
  return /^\+?[\d(][\d ().-]*\d$/.test(digits) ? `Write '${digits}', in digits.` : null;
}

function digitOf(letter: string): string {
  return String(keypad.findIndex((letters) => letters.includes(letter)) + 2);
}
