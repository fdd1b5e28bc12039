import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePocket } from '../../device/offline/pocketStore.ts';
import { lookForNewer } from './newerGuide.ts';
import { NewerGuide } from './NewerGuide.tsx';
import { isCut, lookIntoPocket, takeGuide } from './pocketActions.ts';
import { registerWorker, tellWorker } from './worker.ts';

/** Tells the worker what this tab has shown since it was told last, so that it can keep that. */
function tellSeen(pathname: string): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // The browser notes 250 of them and no more until they are cleared.
  performance.clearResourceTimings();
  const files = loaded.filter((address) => address.startsWith(window.location.origin));
  tellWorker([window.location.origin + pathname, ...files]);
}

/** What is due whenever there is a network: to go on with a download that was cut, or to see what is new. */
async function catchUp(): Promise<void> {
  try {
    if (await isCut()) await takeGuide();
    else await lookForNewer();
  } catch {
    // No network or no storage: the next chance is as good.
  }
}

/** Keeps the pages that a visitor sees for the time without a network, and offers a newer guide when there is one. */
export default function OfflineGuide({ language }: { language: string }) {
  const { pathname } = useLocation();
  const newer = usePocket((state) => state.newer);
  useEffect(() => {
    // Where it is denied, the guide works as if there were nothing of this.
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
