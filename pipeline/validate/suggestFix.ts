import { address, contact, invisible, text } from './fixes/fixText.ts';
import { date, moment } from './fixes/fixDate.ts';
import { notKnown, noValue } from './fixes/fixEmpty.ts';
import { group, list, position } from './fixes/fixGroup.ts';
import { hours, number, swapped } from './fixes/fixNumber.ts';
import { choice, curlyWord, fileName, licence, onlyOne, recordKey, truth } from './fixes/fixWord.ts';
import type { SuggestedFix, SuggestFix, RefusedValue } from './fixes/suggestedFix.ts';

/** Suggestions by the keyword of the schema that refuses a value; the first that fits is taken. */
const fixes: Record<string, readonly SuggestFix[]> = {
  type: [noValue, onlyOne, curlyWord, notKnown, hours, number, truth, list, text, position, group],
  enum: [noValue, onlyOne, curlyWord, licence, choice],
  const: [noValue, curlyWord, choice],
  format: [curlyWord, notKnown, date, address],
  pattern: [curlyWord, notKnown, moment, recordKey, fileName, contact, invisible, address],
  minimum: [swapped, hours],
  maximum: [swapped],
};

/** Guesses the intended value of one that has another type or form; null if there is no clue. */
export function suggestFix(refused: RefusedValue): SuggestedFix | null {
  const { error } = refused;
  for (const fix of fixes[error.keyword] ?? []) {
    const found = fix(refused);
    if (found) return found;
  }
  return null;
}
