/** Phrases that read as translated, each with what to write instead. Content and the texts of the site avoid them. */
const phrases: readonly (readonly [phrase: string, instead: string])[] = [
  ['look whether', 'check that, or check if'],
  ['ask whether', 'ask if'],
  ['look at the official', 'check the official'],
  ['(?:is|are|was|were) not in force', 'not in effect'],
  ['nobody may', '"is prohibited", "is closed to", or "no …"'],
  ['stands? in no list', 'is not listed'],
  ['in the season of', 'a noun in front: "in shuttle season"'],
  ['(?:a|any) day of rain', 'a rainy day'],
  ['the way is', 'the route is, or the trail is'],
  ['turn round', 'turn around'],
  ['round the (?:lake|loop)', 'around the lake, around the loop'],
  ['is the least', 'at least'],
  ['have not seen that', 'could not confirm that'],
  ['those who (?:cannot|do not)', 'a noun: "non-swimmers", "day visitors"'],
  [String.raw`\d+ %`, 'no space before the percent sign'],
];

const pattern = new RegExp(phrases.map(([phrase]) => `(\\b(?:${phrase})(?!\\w))`).join('|'), 'i');

/** Returns the first such phrase of a text with what to write instead, or null. */
export function translatedPhrase(text: string): { found: string; instead: string } | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const index = match.slice(1).findIndex((group) => group !== undefined);
  return { found: match[0], instead: phrases[index]?.[1] ?? '' };
}
