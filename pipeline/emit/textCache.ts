import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that take long to make, by all that they are made from. */
export interface TextCache {
  /** The text that an earlier build made from the same, when every byte of it is as it was, else what `make` makes. */
  get: (madeFrom: string, make: () => string) => string;
  /** Names of the texts that were asked for. */
  used: ReadonlySet<string>;
}

/** Opens the cache in a folder, which need not exist. A folder that cannot be written is no cache. */
export function openTextCache(dir: string): TextCache {
  const used = new Set<string>();
  return {
    used,
    get(madeFrom, make) {
      const name = hashOf(madeFrom);
      used.add(name);
      const kept = readSealed(join(dir, name));
      if (kept !== null) return kept;
      const text = make();
      writeSealed(dir, name, text);
      return text;
    },
  };
}

/** Removes the texts that a build did not use, once they are more than those that it used. */
export function pruneTexts(dir: string, used: ReadonlySet<string>): void {
  const others = namesIn(dir).filter((name) => !used.has(name));
  if (others.length <= used.size) return;
  for (const name of others) rmSync(join(dir, name), { force: true });
}

/** The text of a file below its seal; null when the file is missing or is not what the seal says. */
function readSealed(file: string): string | null {
  try {
    const sealed = readFileSync(file, 'utf8');
    const end = sealed.indexOf('\n');
    const text = sealed.slice(end + 1);
    return sealed.slice(0, end) === hashOf(text) ? text : null;
  } catch {
    return null;
  }
}

function writeSealed(dir: string, name: string, text: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, name), `${hashOf(text)}\n${text}`);
  } catch {
    // The next build is slower, and as right.
  }
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
