/** Hashes by the names made of them. */
const hashes = new Map<string, string>();

/**
 * Returns the class or the variable of a style, named by the end of its hash: whole hashes are a fiftieth of the
 * stylesheet, since they hardly compress. Throws if two styles would share a name.
 */
export function shortClass({ hash }: { hash: string }): string {
  const name = `c${hash.slice(-6)}`;
  const other = hashes.get(name);
  if (other !== undefined && other !== hash) {
    throw new Error(`Two styles have the name ${name}. Rename a .css.ts file, or keep more of the hash.`);
  }
  hashes.set(name, hash);
  return name;
}
