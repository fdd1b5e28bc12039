/** A repeatable stream of numbers: the same seed gives the same stream on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  (): number;
  between(low: number, high: number): number;
  /** A whole number, both bounds included. */
  integer(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** A number around 0, mostly within ±1, rarely up to ±1.7. */
  bell(): number;
}

/** A 32-bit number from a text: FNV-1a with a final mix, so that like names give unlike numbers. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Starts a stream of numbers (the mulberry32 generator) for a seed text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    integer: (low: number, high: number) => low + Math.floor((high - low + 1) * next()),
    pick: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
    bell: () => (next() + next() + next() - 1.5) * 1.15,
  });
}
