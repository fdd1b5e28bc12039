import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { dayText } from '#schemas/rules/dateText.ts';
import type { Site } from '#schemas/types/published.ts';
import { withBase } from '../../base/guideBase.ts';
import { readOfflineCopy } from '../../device/offline/guideState.ts';
import { useOfflineCopy, type OfflineState } from '../../device/offline/offlineStore.ts';
import { useDelay } from '../../device/useDelay.ts';
import { checkOfflineCopy, registerWorker, postToWorker } from './checkOfflineCopy.ts';
import { completeGuide, checkForUpdate, showNewer, megabytes } from './newerGuide.ts';
import { IconX } from '../../ui/icons/icons.tsx';
import { whileBusy } from '../../ui/pageMarks.ts';
import * as styles from '../../ui/Toast/Toast.css.ts';

/** Reports the files that this tab has loaded since the last report, so that the worker can keep them. */
function reportSeen(pathname: string): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // The browser records only 250 resource timings until they are cleared.
  performance.clearResourceTimings();
  const files = loaded.filter((address) => address.startsWith(window.location.origin));
  postToWorker([window.location.origin + withBase(pathname), ...files]);
}

/** Resumes an interrupted download, or looks for a newer version. Runs whenever the network is back. */
async function catchUp(): Promise<void> {
  try {
    if ((await readOfflineCopy()).wanted !== null) await completeGuide();
    else await checkForUpdate();
  } catch {
    // Without network or storage, the next attempt will do.
  }
}

/** Milliseconds from the first page until the service worker starts; later visits do not wait. */
const delay = 4000;

/** Starts the service worker once the first page is loaded. */
export function OfflineGuide({ site: { offline } }: { site: Site }) {
  const canKeep = offline && 'serviceWorker' in navigator;
  const due = useDelay(canKeep, canKeep && navigator.serviceWorker.controller ? 0 : delay);
  return due && <OfflineWorker />;
}

/** Keeps visited pages for offline use, and offers a newer version if there is one. */
function OfflineWorker() {
  const { pathname } = useLocation();
  const newer = useOfflineCopy((state) => state.newer);
  useEffect(() => {
    // If registration is denied, the site works without offline pages.
    registerWorker().catch(() => {});
    void checkOfflineCopy().then(catchUp);
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
  useEffect(() => reportSeen(pathname), [pathname]);
  return newer && <NewerGuide newer={newer} />;
}

interface NewerGuideProps {
  newer: NonNullable<OfflineState['newer']>;
}

/** Offers the version that the host has. Nothing changes until the visitor accepts. */
export function NewerGuide({ newer: { note, bytes } }: NewerGuideProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const problem = useOfflineCopy((state) => state.problem);
  if (refused === note.version) return null;
  const show = async () => {
    setBusy(true);
    await showNewer();
    setBusy(false);
  };
  return (
    <div role="status" className={styles.viewport}>
      <div className={styles.toast.default}>
        <p className={styles.title}>Update available</p>
        <p className={styles.description}>
          {problem !== null && !busy
            ? "The download didn't finish. You still have the previous version."
            : `As of ${dayText(note.builtOn)}${bytes > 0 ? `, ${megabytes(bytes)} to fetch` : ''}.`}
        </p>
        <button type="button" className={styles.action} {...whileBusy(busy)} onClick={() => void show()}>
          Update now
        </button>
        <button
          type="button"
          className={styles.close}
          aria-label="Not now"
          onClick={() => setRefused(note.version)}
        >
          <IconX size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}
