import { useEffect, useId } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import { type OfflineError, type OfflineState, useOfflineCopy } from '../../device/offline/offlineStore.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../ui/Text/Text.tsx';
import { checkOfflineCopy } from './checkOfflineCopy.ts';
import { showNewer, megabytes } from './newerGuide.ts';
import * as styles from './DownloadGuide.css.ts';
import { removeOfflineCopy, pauseDownload, startDownload } from './downloadActions.ts';

const problems: Record<OfflineError, string> = {
  network: 'Connection lost. Your progress is saved.',
  room: 'This device is full. Free up space, then resume. Your progress is saved.',
  denied: "Your browser won't allow this. Private windows often block it.",
};

interface PartProps {
  copy: OfflineState;
}

function costOf(shown: OfflineState['shown']): string {
  // As many lines as the answer has, so that the layout does not shift.
  if (shown === undefined) return 'Checking size…';
  if (shown === null) return 'Go online to see the size.';
  return `${megabytes(shown.bytes)}, as of ${dayText(shown.builtOn)}.`;
}

function Offer({ copy: { shown } }: PartProps) {
  return (
    <>
      <p>{costOf(shown)}</p>
      <Button variant="main" onClick={() => void startDownload()}>
        Download the guide
      </Button>
    </>
  );
}

function Downloading({ copy: { done, total } }: PartProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        {megabytes(done)} of {megabytes(total)}
      </label>
      <progress id={id} className={styles.bar} value={done} max={total || 1} />
      <p className={styles.note}>Images download last. You can keep reading.</p>
      <Button variant="outline" onClick={pauseDownload}>
        Pause
      </Button>
    </>
  );
}

function Part({ copy: { done, total } }: PartProps) {
  return (
    <>
      <p>
        {megabytes(done)} of {megabytes(total)} downloaded.
      </p>
      <div className={styles.buttons}>
        <Button variant="main" onClick={() => void startDownload()}>
          Resume
        </Button>
        <Button variant="outline" onClick={() => void removeOfflineCopy()}>
          Remove download
        </Button>
      </div>
    </>
  );
}

function Kept({ copy: { keptOf, total, persisted, newer } }: PartProps) {
  return (
    <>
      <p>
        The whole guide is downloaded ({dayText(keptOf ?? '')} edition, {megabytes(total)}).
      </p>
      {newer && (
        <p>
          Update available ({dayText(newer.note.builtOn)}, {megabytes(newer.bytes)}).
        </p>
      )}
      {persisted === false && <p className={styles.note}>Your browser may delete it if space runs low.</p>}
      <div className={styles.buttons}>
        {newer && (
          <Button variant="main" onClick={() => void showNewer()}>
            Update
          </Button>
        )}
        <Button variant="outline" onClick={() => void removeOfflineCopy()}>
          Remove download
        </Button>
      </div>
    </>
  );
}

const parts = { none: Offer, downloading: Downloading, part: Part, kept: Kept };

const announcements: Partial<Record<OfflineState['status'], string>> = {
  downloading: 'The guide is downloading.',
  kept: 'The whole guide is on this device.',
};

/** Renders the controls that download the whole guide, show the progress, and remove it. */
export default function DownloadGuide() {
  const copy = useOfflineCopy();
  const { status, problem } = copy;
  useEffect(() => void checkOfflineCopy(), []);
  if (status === 'unknown') return <p>Checking this device…</p>;
  const Body = status === 'unsupported' ? null : parts[status];
  return (
    <div className={styles.body}>
      <VisuallyHidden>
        <span role="status">{announcements[status]}</span>
      </VisuallyHidden>
      {problem && <p role="alert">{problems[problem]}</p>}
      {Body ? (
        <Body copy={copy} />
      ) : (
        <p>This browser can't store the guide. Private windows often block it. You'll need a connection.</p>
      )}
    </div>
  );
}
