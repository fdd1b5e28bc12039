import { askForNote } from '../../device/offline/askHost.ts';
import { readPocket, readVersion } from '../../device/offline/guideState.ts';
import { bytesOf, type GuideVersion } from '../../device/offline/guideVersion.ts';
import { keptFiles } from '../../device/offline/keptFiles.ts';
import { usePocket } from '../../device/offline/pocketStore.ts';
import { canKeep } from './worker.ts';

/** Reads the state of the download and shows it. Never rejects. */
export async function lookIntoPocket(): Promise<void> {
  if (!canKeep()) {
    usePocket.setState({ status: 'unsupported' });
    return;
  }
  try {
    const pocket = await readPocket();
    const name = pocket.wanted ?? pocket.kept;
    const kept = pocket.kept === null ? null : await readVersion(pocket.kept);
    const version = name === null ? null : await readVersion(name);
    const isKept = await keptFiles();
    const isWhole = (of: GuideVersion | null) => of !== null && of.pocket.every(isKept);
    const persisted = version && ((await navigator.storage?.persisted?.()) ?? null);
    const total = version ? bytesOf(version.pocket) : 0;
    const done = version ? bytesOf(version.pocket.filter(isKept)) : 0;
    if (usePocket.getState().status === 'taking') return;
    usePocket.setState({
      status: isWhole(kept) ? 'kept' : version ? 'part' : 'none',
      keptOf: isWhole(kept) ? (kept?.builtOn ?? null) : null,
      persisted,
      total,
      done,
    });
  } catch {
    usePocket.setState({ status: 'unsupported' });
    return;
  }
  const shown = await askForNote().catch(() => null);
  usePocket.setState({ shown });
}
