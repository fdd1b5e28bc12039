import { type GuideVersion, isGuideVersion } from './guideVersion.ts';
import { ownName } from '../../base/guideBase.ts';

/** Name of the cache of versions and tabs. */
export const stateCache = ownName('larch-state-1');

/** Lock of the offline copy: one tab at a time downloads, removes or tidies it. */
export const offlineLock = ownName('larch-pocket');

/** State of the offline copy. */
export interface OfflineCopy {
  /** Version that is kept whole; null when none is. */
  kept: string | null;
  /** Version whose download was begun and is not done. */
  wanted: string | null;
}

/** Versions that the host showed, the newest first: pages that were seen in the one before last are kept. */
const remembered = 2;

const addressOf = (name: string) => `/larch-state/${name}`;
const open = () => caches.open(stateCache);

async function read(name: string): Promise<unknown> {
  const stored = await (await open()).match(addressOf(name));
  return stored ? ((await stored.json()) as unknown) : null;
}

async function write(name: string, value: unknown): Promise<void> {
  await (await open()).put(addressOf(name), Response.json(value));
}

async function names(folder: string): Promise<string[]> {
  const prefix = addressOf(folder);
  const requests = await (await open()).keys();
  return requests.flatMap(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(prefix) ? [pathname.slice(prefix.length)] : [];
  });
}

/** Reads the state of the offline copy; an empty state when nothing is stored. */
export async function readOfflineCopy(): Promise<OfflineCopy> {
  const stored = (await read('pocket')) as Partial<OfflineCopy> | null;
  return { kept: stored?.kept ?? null, wanted: stored?.wanted ?? null };
}

export const writeOfflineCopy = (copy: OfflineCopy): Promise<void> => write('pocket', copy);

const versions = new Map<string, GuideVersion>();

/** Returns a version that was remembered, or null. */
export async function readVersion(name: string): Promise<GuideVersion | null> {
  const known = versions.get(name);
  if (known) return known;
  const stored = await read(`version/${name}`);
  if (!isGuideVersion(stored)) return null;
  versions.set(name, stored);
  return stored;
}

export async function rememberVersion(version: GuideVersion): Promise<void> {
  await write(`version/${version.version}`, version);
  versions.set(version.version, version);
}

/** Names of the versions that the host showed last, the newest first. */
export async function readShown(): Promise<string[]> {
  const stored = await read('shown');
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
}

/** Notes which version the host shows now. */
export async function noteShown(name: string): Promise<void> {
  const shown = await readShown();
  if (shown[0] === name) return;
  await write('shown', [name, ...shown.filter((other) => other !== name)].slice(0, remembered));
}

/** Version that a tab shows. */
interface TabNote {
  version: string;
  /** Milliseconds since 1970, by the device's clock. */
  notedAt: number;
}

/** Milliseconds after which a tab whose page was noted must be among the open ones. */
const arrival = 60_000;

async function readNote(id: string): Promise<TabNote | null> {
  const { version, notedAt } = ((await read(`tab/${id}`)) ?? {}) as Partial<TabNote>;
  return typeof version === 'string' && typeof notedAt === 'number' ? { version, notedAt } : null;
}

/** Returns the version that a tab shows; null if that is unknown. */
export async function readTab(id: string): Promise<GuideVersion | null> {
  const note = await readNote(id);
  return note && readVersion(note.version);
}

export const noteTab = (id: string, version: string): Promise<void> =>
  write(`tab/${id}`, { version, notedAt: Date.now() } satisfies TabNote);

/**
 * Returns the versions that somebody needs, given the tabs that are open; forgets all other versions and tabs. A tab
 * whose page is on its way is not open yet, and needs its version. Rejects when a version of the pocket cannot be read:
 * then nobody knows what may go.
 */
export async function neededVersions(openTabs: readonly string[]): Promise<GuideVersion[]> {
  const cache = await open();
  const { kept, wanted } = await readOfflineCopy();
  const ofCopy = [kept, wanted].filter((name) => name !== null);
  for (const name of ofCopy) {
    if (!(await readVersion(name))) throw new Error(`The version ${name} of the pocket cannot be read.`);
  }
  const needed = new Set([...ofCopy, ...(await readShown())]);
  for (const id of await names('tab/')) {
    const note = await readNote(id);
    const isArriving = note && Math.abs(Date.now() - note.notedAt) < arrival;
    if (note && (isArriving || openTabs.includes(id))) needed.add(note.version);
    else await cache.delete(addressOf(`tab/${id}`));
  }
  const found: GuideVersion[] = [];
  for (const name of await names('version/')) {
    const version = needed.has(name) ? await readVersion(name) : null;
    if (version) found.push(version);
    else {
      versions.delete(name);
      await cache.delete(addressOf(`version/${name}`));
    }
  }
  return found;
}

/** Deletes everything. The state goes first: the worker keeps files only for a version that it finds there. */
export async function forgetAll(): Promise<void> {
  versions.clear();
  await caches.delete(stateCache);
  for (const name of await caches.keys()) if (name.startsWith(ownName('larch-'))) await caches.delete(name);
}
