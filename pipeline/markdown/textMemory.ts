/** What was made of texts before. */
export interface TextMemory<T> {
  /** What `make` makes of a text, made once as long as it is remembered. */
  get: (text: string) => T;
  forget: (text: string) => void;
}

/** Remembers what was made of texts, at most so many of them: then all are forgotten, and it begins anew. */
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
