/** A quote or bracket that is opened on a line and not closed there. */
export interface Opening {
  mark: '"' | "'" | '[' | '{';
  /** Counted from 0. */
  column: number;
}

const closing = { '[': ']', '{': '}' } as const;

/**
 * Returns the quote or the innermost bracket that is still open at the end of a one-line value; null if everything is
 * closed. Marks inside a plain text are text.
 */
export function openingIn(value: string): Opening | null {
  const brackets: Opening[] = [];
  let startsValue = true;
  for (let column = 0; column < value.length; column += 1) {
    const mark = value[column] ?? '';
    if (startsValue && (mark === '"' || mark === "'")) {
      const end = endOfQuote(value, column);
      if (end === null) return { mark, column };
      column = end;
      startsValue = false;
    } else if (mark === '[' || mark === '{') {
      if (startsValue) brackets.push({ mark, column });
    } else if (brackets.length > 0 && isClosing(mark, brackets)) {
      brackets.pop();
      startsValue = false;
    } else {
      const isSeparator =
        brackets.length > 0 && (mark === ',' || (mark === ':' && value[column + 1] === ' '));
      startsValue = isSeparator || (startsValue && mark === ' ');
    }
  }
  return brackets.at(-1) ?? null;
}

function isClosing(mark: string, brackets: readonly Opening[]): boolean {
  const open = brackets.at(-1)?.mark;
  return (open === '[' || open === '{') && closing[open] === mark;
}

/** Returns the place of the quote that closes the one at `start`; null when none does on this line. */
export function endOfQuote(value: string, start: number): number | null {
  const quote = value[start];
  for (let at = start + 1; at < value.length; at += 1) {
    if (quote === '"' && value[at] === '\\') at += 1;
    else if (quote === "'" && value[at] === quote && value[at + 1] === quote) at += 1;
    else if (value[at] === quote) return at;
  }
  return null;
}

/** Returns the mark that closes an opening. */
export function closingMark({ mark }: Opening): string {
  return mark === '[' || mark === '{' ? closing[mark] : mark;
}
