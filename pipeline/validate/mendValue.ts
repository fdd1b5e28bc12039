import { address, contact, invisible, text } from './mends/mendText.ts';
import { date, moment } from './mends/mendDate.ts';
import { notKnown, nothing } from './mends/mendEmpty.ts';
import { group, list, position } from './mends/mendGroup.ts';
import { hours, number, swapped } from './mends/mendNumber.ts';
import { choice, curlyWord, fileName, licence, onlyOne, recordKey, truth } from './mends/mendWord.ts';
import type { Mend, MendOne, RefusedValue } from './mends/mend.ts';

/** Suggestions by the keyword of the schema that refuses a value; the first that fits is taken. */
const mends: Record<string, readonly MendOne[]> = {
  type: [nothing, onlyOne, curlyWord, notKnown, hours, number, truth, list, text, position, group],
  enum: [nothing, onlyOne, curlyWord, licence, choice],
  const: [nothing, curlyWord, choice],
  format: [curlyWord, notKnown, date, address],
  pattern: [curlyWord, notKnown, moment, recordKey, fileName, contact, invisible, address],
  minimum: [swapped, hours],
  maximum: [swapped],
};

/** Guesses the intended value of one that has another type or form; null if there is no clue. */
export function mendValue(refused: RefusedValue): Mend | null {
  const { error } = refused;
  for (const mend of mends[error.keyword] ?? []) {
    const found = mend(refused);
    if (found) return found;
  }
  return null;
}
