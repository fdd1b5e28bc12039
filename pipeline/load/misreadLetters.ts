import type { Explanation } from './yaml/yamlLine.ts';

/** Letters of other alphabets that look like Latin ones, and these, letter by letter. */
const lookalikes = 'аВеЕсСоОрРхХуКМНТАіІјѕЅԁһӏԛԝαοΟρνΑΒΕΖΗΙΚΜΝΡΤΧ';
const latin = 'aBeEcCoOpPxXyKMHTAiIjsSdhlqwaoOpvABEZHIKMNPTX';
const latinOf = new Map(Array.from(lookalikes).map((letter, index) => [letter, latin[index] ?? letter]));

/** All faults are outside of ASCII, and nearly all lines within it. */
const notAscii = /\P{ASCII}/u;
const invisible =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;
const mixedWord =
  /[\p{L}\p{M}]*(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})[\p{L}\p{M}]*/u;
/** UTF-8 read as Windows-1252: Ã©, â€™, Â°; and the sign for lost bytes. */
const wrongEncoding = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00BF™œ\u009D“”˜¦¢]|\uFFFD/;

/**
 * Returns the first letter of a text that is not what it looks like: one that cannot be seen, one of another alphabet
 * within a word, or one that was read with the wrong encoding. Search, sorting and links would miss its word.
 */
export function misreadLetters(text: string): Explanation | null {
  for (const [index, line] of text.split('\n').entries()) {
    const found = notAscii.test(line) && faultOf(line);
    if (found) return { ...found, line: index + 1 };
  }
  return null;
}

function faultOf(line: string): Omit<Explanation, 'line'> | null {
  const at = hiddenAt(line);
  if (at !== -1) {
    const code = line.codePointAt(at)?.toString(16).toUpperCase().padStart(4, '0');
    const word = wordAround(line, at);
    return {
      column: at + 1,
      message: `an invisible letter (U+${code}) is ${word === '' ? 'in this line' : `in or beside "${word}"`}`,
      suggestion: word === '' ? 'Remove it: type the line anew.' : `Type the word anew: ${word}`,
    };
  }
  const [mixed] = mixedWord.exec(line) ?? [];
  if (mixed !== undefined) {
    const plain = Array.from(mixed)
      .map((letter) => latinOf.get(letter) ?? letter)
      .join('');
    return {
      column: line.indexOf(mixed) + 1,
      message: `the word "${mixed}" has letters of two alphabets, so search and links do not find it`,
      suggestion: plain === mixed ? 'Type it anew in one alphabet.' : `Type it anew: ${plain}`,
    };
  }
  const wrong = wrongEncoding.exec(line);
  if (!wrong) return null;
  const word = /^\S*/.exec(line.slice(line.slice(0, wrong.index).search(/\S*$/)))?.[0] ?? wrong[0];
  const intended = decoded(word);
  return {
    column: wrong.index + 1,
    message: `"${word}" was saved or copied with the wrong encoding`,
    suggestion: intended === null ? 'Type the word anew.' : `Write ${intended}`,
  };
}

/** Returns the place of an invisible letter. A joiner within an emoji is part of it. */
function hiddenAt(line: string): number {
  const plain = line.replaceAll(
    /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu,
    '_',
  );
  return plain.search(invisible);
}

function wordAround(line: string, at: number): string {
  const before = /[\p{L}\p{N}\p{M}\p{Cf}'’-]*$/u.exec(line.slice(0, at))?.[0] ?? '';
  const after = /^[\p{L}\p{N}\p{M}\p{Cf}'’-]*/u.exec(line.slice(at))?.[0] ?? '';
  return (before + after).replaceAll(/\p{Cf}/gu, '');
}

/** Bytes 0x80 to 0x9F of Windows-1252. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function decoded(word: string): string | null {
  const bytes = Array.from(word).map((letter) => {
    const index = windows.indexOf(letter);
    return index === -1 ? (letter.codePointAt(0) ?? 0) : 0x80 + index;
  });
  if (bytes.some((byte) => byte > 255)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}
