import { allEntries } from '../../../content/checkedContent.ts';
import { type Fault, findingIn } from '../../findingIn.ts';
import type { Rule } from '../../rule.ts';
import { valuesIn } from '../../valuesIn.ts';

export const altTexts: Rule = {
  name: 'alt-texts',
  description:
    'The text alternative of a picture describes the picture: at least three words, no file name, no "image ' +
    'of", which a screen reader says anyway, not just the name of the record, and no two alike in one record.',
  canBeExcused: true,
  check(content) {
    return allEntries(content).flatMap(({ file, data }) => {
      const name = 'name' in data ? data.name : 'title' in data ? data.title : '';
      const alts = valuesIn(data, isAlt).map(({ path, value }) => ({ path, alt: value.trim() }));
      return alts.flatMap(({ path, alt }, index) => {
        const isRepeated = alts.findIndex((other) => other.alt === alt) < index;
        const fault = isRepeated
          ? { message: 'another picture of this record has the same alt text', suggestion: sayWhatItShows }
          : faultOf(alt, name);
        return fault ? [findingIn(file, path, fault)] : [];
      });
    });
  },
};

function isAlt(value: unknown, key: unknown): value is string {
  return key === 'alt' && typeof value === 'string';
}

const sayWhatItShows = 'Say what the picture shows, for example "Drawing: a canoe on a green lake.".';

function faultOf(alt: string, name: string): Fault | null {
  const filler = /^(an? |the )?(image|picture|photo|photograph|graphic) (of|showing)\b/i.exec(alt)?.[0];
  if (filler)
    return { message: `the alt text starts with "${filler}"`, suggestion: 'Leave those words out.' };
  if (/\.(jpe?g|png|webp|gif|svg)$/i.test(alt)) {
    return { message: 'the alt text is a file name', suggestion: sayWhatItShows };
  }
  if (alt.toLowerCase() === name.toLowerCase()) {
    return { message: 'the alt text only repeats the name', suggestion: sayWhatItShows };
  }
  const words = alt.match(/[\p{Letter}\p{Number}'’-]+/gu) ?? [];
  return words.length >= 3
    ? null
    : { message: `the alt text "${alt}" is too short`, suggestion: sayWhatItShows };
}
