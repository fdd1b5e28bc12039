import { isPageAddress, withoutDay } from '#schemas/rules/pageDay.ts';
import type { GuideFile, GuideVersion } from './guideVersion.ts';

/** Name of the cache that holds files of all versions side by side. */
export const filesCache = 'larch-files-1';

const revisionLength = 16;

/** The state of a file by its bytes, as the pipeline writes it. */
export async function revisionOf(url: string, bytes: ArrayBuffer): Promise<string> {
  const seen = isPageAddress(url)
    ? new TextEncoder().encode(withoutDay(new TextDecoder().decode(bytes)))
    : bytes;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seen));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, revisionLength);
}

/**
 * Returns whether an answer may be stored: a whole answer of the guide's own host that says yes. A redirect, an error, a
 * part, and what another host sent may not.
 */
export const isKeepable = ({ status, type, redirected }: Response): boolean =>
  status === 200 && (type === 'basic' || type === 'default') && !redirected;

/** The name of a file in the store: a file that two versions share is kept once. */
const keyOf = ([url, revision]: GuideFile): string => `${url}?kept=${revision}`;

/** Rejects in browsers that deny storage, like everything below. */
const open = () => caches.open(filesCache);

/** The file as it was kept, or undefined. */
export async function findFile(file: GuideFile): Promise<Response | undefined> {
  return (await open()).match(keyOf(file));
}

/**
 * Keeps the bytes of a file and returns true when they are those that its version names; the host may have moved on to
 * another. Rejects with a QuotaExceededError when the device is full.
 */
export async function keepFile(file: GuideFile, { headers }: Response, bytes: ArrayBuffer): Promise<boolean> {
  if ((await revisionOf(file[0], bytes)) !== file[1]) return false;
  const kept = new Headers();
  // The page's security policy is stored with it.
  for (const name of ['content-type', 'content-security-policy', 'referrer-policy', 'permissions-policy']) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  await (await open()).put(keyOf(file), new Response(bytes, { headers: kept }));
  return true;
}

/** Opens the store once and returns a test for stored files. */
export async function keptFiles(): Promise<(file: GuideFile) => boolean> {
  const names = new Set(await storedNames());
  return (file) => names.has(keyOf(file));
}

async function storedNames(): Promise<string[]> {
  const requests = await (await open()).keys();
  return requests.map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

/** Removes what none of the versions names. */
export async function dropOthers(versions: readonly GuideVersion[]): Promise<void> {
  const wanted = new Set(versions.flatMap(({ pocket, others }) => [...pocket, ...others]).map(keyOf));
  const cache = await open();
  const others = (await storedNames()).filter((name) => !wanted.has(name));
  await Promise.all(others.map((name) => cache.delete(name)));
}
