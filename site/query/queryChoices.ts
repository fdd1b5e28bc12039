/** One of several values, "all" while none is chosen; or any number of them. */
type Choice = string | readonly string[];

/** The value of a key when it is one of `values`, else "all". */
export function readChoice<T extends string>(
  params: URLSearchParams,
  key: string,
  values: readonly T[],
): T | 'all' {
  const value = params.get(key);
  return values.find((known) => known === value) ?? 'all';
}

/** Returns the members of `values` that a key lists, separated by commas, in the order of `values`. */
export function readChoices<T extends string>(
  params: URLSearchParams,
  key: string,
  values: readonly T[],
): T[] {
  const listed = params.getAll(key).join().split(',');
  return values.filter((value) => listed.includes(value));
}

/** The query of a search and of choices by key; what is not chosen stays out. */
export function writeChoices(search: string, choices: Record<string, Choice>): URLSearchParams {
  const params = new URLSearchParams(search && { q: search });
  for (const [key, choice] of Object.entries(choices)) {
    if (choice !== 'all' && choice.length > 0) params.set(key, choice.toString());
  }
  return params;
}

/** Returns the number of chosen values. */
export function countChoices(choices: Choice[]): number {
  return choices.flat().filter((value) => value !== 'all').length;
}
