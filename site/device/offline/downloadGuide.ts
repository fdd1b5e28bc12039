import { keepFile } from './fileStore.ts';
import { isKeepable, keptFiles } from './keptFiles.ts';
import { bytesOf, freshHeader, type GuideFile, type GuideVersion } from './guideVersion.ts';
import { withBase } from '../../base/guideBase.ts';

/** Files that are requested at a time: as many as a browser sends to one host without HTTP/2. */
const lanes = 6;

/** The host no longer has the version that is being fetched. */
export class VersionGoneError extends Error {
  override name = 'VersionGoneError';
}

interface FillOptions {
  /** Called with the bytes that are there so far, out of all. */
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Fetches the missing files of a version, in order. What has arrived stays, so a second call goes on where the first was cut;
 * files that another version shares are there already. Rejects with a VersionGoneError when the host has other bytes, with
 * a QuotaExceededError when the device is full, and as `fetch` does.
 */
export async function downloadGuide(
  { pocket }: GuideVersion,
  { onProgress, signal }: FillOptions,
): Promise<void> {
  const isKept = await keptFiles();
  const missing = pocket.filter((file) => !isKept(file));
  const total = bytesOf(pocket);
  let done = total - bytesOf(missing);
  const failure = new AbortController();
  const stop = AbortSignal.any([signal, failure.signal]);
  const next = missing.values();
  const work = async () => {
    for (const file of next) {
      stop.throwIfAborted();
      await fetchFile(file, stop);
      done += file[2];
      onProgress(done, total);
    }
  };
  onProgress(done, total);
  const workers = Array.from({ length: lanes }, work);
  try {
    await Promise.all(workers);
  } catch (error) {
    // Nothing is stored any more once the caller has heard of the failure.
    failure.abort(error);
    await Promise.allSettled(workers);
    throw error;
  }
}

async function fetchFile(file: GuideFile, signal: AbortSignal): Promise<void> {
  const response = await fetch(withBase(file[0]), {
    cache: 'no-cache',
    headers: { [freshHeader]: '1' },
    signal,
  });
  if (response.status === 404) throw new VersionGoneError(`${file[0]} is gone`);
  if (!isKeepable(response)) throw new Error(`${response.status}: ${file[0]}`);
  if (!(await keepFile(file, response, await response.arrayBuffer()))) {
    throw new VersionGoneError(`${file[0]} has changed`);
  }
}
