import { IconX } from '../../ui/icons/icons.tsx';
import { useState } from 'react';
import { type PocketState, usePocket } from '../../device/offline/pocketStore.ts';
import { whileBusy } from '../../ui/pageMarks.ts';
import * as styles from '../../ui/Toast/Toast.css.ts';
import { showNewer, dayInWords, megabytes } from './newerGuide.ts';

interface NewerGuideProps {
  newer: NonNullable<PocketState['newer']>;
  language: string;
}

/** Offers the version that the host has. Nothing changes until the visitor accepts. */
export function NewerGuide({ newer: { note, bytes }, language }: NewerGuideProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const problem = usePocket((state) => state.problem);
  if (refused === note.version) return null;
  const show = async () => {
    setBusy(true);
    await showNewer();
    setBusy(false);
  };
  return (
    <div role="status" className={styles.viewport}>
      <div className={styles.toast.default}>
        <p className={styles.title}>A newer guide is here</p>
        <p className={styles.description}>
          {problem !== null && !busy
            ? 'The download is incomplete. You keep the guide you have.'
            : `As of ${dayInWords(note.builtOn, language)}${bytes > 0 ? `, ${megabytes(bytes)} to fetch` : ''}.`}
        </p>
        <button type="button" className={styles.action} {...whileBusy(busy)} onClick={() => void show()}>
          Show it
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
