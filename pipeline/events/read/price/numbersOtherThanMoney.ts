const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** Returns a pattern for a number without a currency sign before or after it. */
const bare = (pattern: string) => new RegExp(`(?<!\\p{Sc}\\s?|[\\d.,])${pattern}(?!\\d|\\s?\\p{Sc})`, 'giu');
const until = '\\s*(?:-|–|—|to|and|&)\\s*';

/** Ages, shares, dates, times, telephone numbers and counts, in the order in which they are removed. */
const patterns = [
  bare('\\d+(?:[.,]\\d+)?\\s?(?:%|percent\\b)'),
  bare('\\d{4}-\\d{2}-\\d{2}'),
  bare('\\d{1,2}([/.])\\d{1,2}\\1(?:\\d{4}|\\d{2})'),
  bare('\\(?\\d{3}\\)?[-. ]\\d{3}[-. ]\\d{4}'),
  bare(
    `(?<!\\p{L})${months}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:${until}\\d{1,2}(?:st|nd|rd|th)?)?(?:,?\\s+\\d{4})?`,
  ),
  bare(`\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+)?${months}(?!\\p{L})(?:,?\\s+\\d{4})?`),
  bare('\\d{1,2}(?::\\d{2})?\\s?[ap]\\.?m(?:\\.|\\b)'),
  bare('\\d{1,2}(?::|h)\\d{2}'),
  bare(`(?<!\\p{L})age[sd]?\\s*:?\\s*\\d{1,3}(?:${until}\\d{1,3})?\\+?`),
  bare(`(?<!\\p{L})(?:under|over|below|above)\\s+\\d{1,3}s?`),
  bare(`\\d{1,3}\\s*(?:and|&|or)\\s*(?:under|over|up|older|younger|above|below)\\b`),
  bare(`\\d{1,3}(?:${until}\\d{1,3})?\\s*-?\\s*(?:years?|yrs?|y\\/?o|months?)\\b`),
  bare('\\d{1,3}\\s?\\+(?!\\s*\\d)'),
  bare('\\d{1,3}\\s*(?:people|persons?|tickets?|days?|nights?|hours?|hrs?|minutes?|mins?|km|miles?)\\b'),
  /(?<!\p{Sc}\s?|[\d.,])\d{1,2}\s+for\b/giu,
  bare('(?:19|20)\\d{2}(?![.,\\d])'),
];

/** Returns a text without the numbers that are no amounts: ages, shares, dates, times and counts. */
export function withoutOtherNumbers(text: string): string {
  return patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' · '), text);
}
