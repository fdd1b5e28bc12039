/** Numbers that each command of a path takes. */
const numbersOf: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const separator = /[\s,]*/y;
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
/** The fourth and fifth numbers of an arc, which need no space behind them. */
const flag = /[01]/y;

/** Returns the mistake in the line of an SVG path, as the end of a sentence; null where there is none. */
export function pathMistake(line: string): string | null {
  let at = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found = null] = pattern.exec(line) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  read(separator);
  if (!/^[Mm]$/.test(line[at] ?? '')) return 'does not begin with M, the place where drawing begins';
  while (at < line.length) {
    const command = line[at] ?? '';
    const needed = numbersOf[command.toUpperCase()];
    if (needed === undefined) return `has "${command}" where a command is expected`;
    at += 1;
    let count = 0;
    for (;;) {
      read(separator);
      const isFlag = needed === 7 && (count % 7 === 3 || count % 7 === 4);
      if (read(isFlag ? flag : number) === null) break;
      count += 1;
    }
    const isWhole = needed === 0 ? count === 0 : count > 0 && count % needed === 0;
    if (!isWhole)
      return `gives ${command} ${count} numbers, and it takes ${needed}${needed ? ' each time' : ''}`;
  }
  return null;
}
