/** Returns the value of a key if it is one of `values`, else "all". */
export function readChoice<T extends string>(
  params: URLSearchParams,
  key: string,
  values: readonly T[],
): T | 'all' {
  const value = params.get(key);
  return values.find((known) => known === value) ?? 'all';
}
