import { isKeptPacked } from '#schemas/rules/offline/keptSize.ts';
import { isPageAddress, withoutDay } from '#schemas/rules/offline/pageDay.ts';
import type { GuideFile, GuideVersion } from './guideVersion.ts';
import { keyOf, openFiles, storedNames } from './keptFiles.ts';

const revisionLength = 8;

/** Returns the revision of a file, computed from its bytes as the pipeline does. */
export async function revisionOf(url: string, bytes: ArrayBuffer): Promise<string> {
  const seen = isPageAddress(url)
    ? new TextEncoder().encode(withoutDay(new TextDecoder().decode(bytes)))
    : bytes;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seen));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, revisionLength);
}

/** Marks a stored file whose bytes are packed with gzip. */
const packedHeader = 'larch-packed';

/** Safari before 16.4 and Firefox before 113 have no streams that pack; they keep the bytes as they come. */
const canPack = 'CompressionStream' in globalThis;

/**
 * Returns a file as it was kept, or undefined. One whose bytes are no longer those of its version is deleted, so that the
 * file is fetched and kept anew.
 */
export async function findFile(file: GuideFile): Promise<Response | undefined> {
  const cache = await openFiles();
  const kept = await cache.match(keyOf(file));
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.delete(packedHeader);
  const bytes = await unpacked(kept).catch(() => null);
  if (bytes && (await revisionOf(file[0], bytes)) === file[1]) return new Response(bytes, { headers });
  await cache.delete(keyOf(file));
  return undefined;
}

const unpacked = ({ body, headers }: Response): Promise<ArrayBuffer> =>
  new Response(
    headers.has(packedHeader) ? body?.pipeThrough(new DecompressionStream('gzip')) : body,
  ).arrayBuffer();

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
  const isPacked = canPack && isKeptPacked(file[0]);
  if (isPacked) kept.set(packedHeader, '1');
  const body = isPacked ? await packed(bytes) : bytes;
  await (await openFiles()).put(keyOf(file), new Response(body, { headers: kept }));
  return true;
}

const packed = (bytes: ArrayBuffer): Promise<ArrayBuffer> =>
  new Response(new Response(bytes).body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

/** Removes what none of the versions names. */
export async function dropOthers(versions: readonly GuideVersion[]): Promise<void> {
  const wanted = new Set(versions.flatMap(({ pocket, others }) => [...pocket, ...others]).map(keyOf));
  const cache = await openFiles();
  const others = (await storedNames()).filter((name) => !wanted.has(name));
  await Promise.all(others.map((name) => cache.delete(name)));
}
