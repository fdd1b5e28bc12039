import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readPocket } from '../../device/offline/guideState.ts';
import { usePocket } from '../../device/offline/pocketStore.ts';
import { lookIntoPocket } from './lookIntoPocket.ts';
import { completeGuide, lookForNewer } from './newerGuide.ts';
import { NewerGuide } from './NewerGuide.tsx';
import { registerWorker, tellWorker } from './worker.ts';
import { withBase } from '../../base/guideBase.ts';

/** Reports the files that this tab has loaded since the last report, so that the worker can keep them. */
function tellSeen(pathname: string): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // The browser records only 250 resource timings until they are cleared.
  performance.clearResourceTimings();
  const files = loaded.filter((address) => address.startsWith(window.location.origin));
  tellWorker([window.location.origin + withBase(pathname), ...files]);
}

/** Resumes an interrupted download, or looks for a newer version. Runs whenever the network is back. */
async function catchUp(): Promise<void> {
  try {
    if ((await readPocket()).wanted !== null) await completeGuide();
    else await lookForNewer();
  } catch {
    // Without network or storage, the next attempt will do.
  }
}

/** Keeps visited pages for offline use, and offers a newer version if there is one. */
export default function OfflineGuide({ language }: { language: string }) {
  const { pathname } = useLocation();
  const newer = usePocket((state) => state.newer);
  useEffect(() => {
    // If registration is denied, the site works without offline pages.
    registerWorker().catch(() => {});
    void lookIntoPocket().then(catchUp);
    const whenSeen = () => {
      if (!document.hidden) void catchUp();
    };
    const whenBack = () => void catchUp();
    window.addEventListener('online', whenBack);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      window.removeEventListener('online', whenBack);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, []);
  useEffect(() => tellSeen(pathname), [pathname]);
  return newer && <NewerGuide newer={newer} language={language} />;
}
