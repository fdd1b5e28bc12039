/** Returns true if two values of JSON say the same. Keys may stand in another order. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  const others = new Map<string, unknown>(right);
  return (
    left.length === right.length &&
    left.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}
