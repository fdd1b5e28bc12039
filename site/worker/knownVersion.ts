import { fetchVersion, fetchFileList } from '../device/offline/fetchVersion.ts';
import { noteShown, readShown, readVersion, rememberVersion } from '../device/offline/guideState.ts';
import { fileAt, type GuideVersion } from '../device/offline/guideVersion.ts';

/** Fetches the version that the host shows. Rejects if the host is out of reach. */
export async function shownByHost(): Promise<GuideVersion> {
  const note = await fetchVersion();
  const known = await readVersion(note.version);
  const version = known ?? (await fetchFileList());
  if (!known) await rememberVersion(version);
  await noteShown(version.version);
  return version;
}

/** Returns the versions that the host showed last, as far as they are known, the newest first. */
export async function shownVersions(): Promise<GuideVersion[]> {
  const found: GuideVersion[] = [];
  for (const name of await readShown()) {
    const version = await readVersion(name);
    if (version) found.push(version);
  }
  return found;
}

/**
 * Returns the version to which a file with these bytes belongs: that of the host if possible, else one that it showed
 * before.
 */
export async function versionHolding(url: string, revision: string): Promise<GuideVersion | null> {
  const holds = (version: GuideVersion) => fileAt(version, url)?.[1] === revision;
  const newest = await shownByHost().catch(() => null);
  if (newest && holds(newest)) return newest;
  return (await shownVersions()).find(holds) ?? null;
}
