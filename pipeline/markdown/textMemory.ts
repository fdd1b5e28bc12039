/** Memory of results by text. */
export interface TextMemory<T> {
  /** Returns the result of `make` for a text, from memory if it is there. */
  get: (text: string) => T;
  forget: (text: string) => void;
}

/** Remembers the results for a number of texts. Forgets all of them when it is full. */
export function textMemory<T extends object | string>(
  make: (text: string) => T,
  most: number,
): TextMemory<T> {
  const made = new Map<string, T>();
  return {
    get(text) {
      const known = made.get(text);
      if (known !== undefined) return known;
      const value = make(text);
      if (made.size >= most) made.clear();
      made.set(text, value);
      return value;
    },
    forget: (text) => void made.delete(text),
  };
}
