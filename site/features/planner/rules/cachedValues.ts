/** Returns a function that computes its value for a key once. */
export function cachedByKey<Key, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = valueOf(key);
    values.set(key, value);
    return value;
  };
}
