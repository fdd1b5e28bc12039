import { useEffect, useId } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import { type PocketProblem, type PocketState, usePocket } from '../../device/offline/pocketStore.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../ui/Text/Text.tsx';
import { lookIntoPocket } from './lookIntoPocket.ts';
import { showNewer, megabytes } from './newerGuide.ts';
import * as styles from './TakeGuide.css.ts';
import { emptyPocket, pauseTaking, takeGuide } from './pocketActions.ts';

const problems: Record<PocketProblem, string> = {
  network: 'The connection was lost. What has arrived is kept.',
  room: 'There is no space left on this device. Free some, then continue. What has arrived is kept.',
  denied: 'This browser does not allow it, for example in a private window.',
};

interface PartProps {
  pocket: PocketState;
}

function costOf(shown: PocketState['shown']): string {
  // As many lines as the answer has, so that the layout does not shift.
  if (shown === undefined) return 'Checking the size.';
  if (shown === null) return 'We can show the size when you are online.';
  return `${megabytes(shown.bytes)}, as of ${dayText(shown.builtOn)}.`;
}

function Offer({ pocket: { shown } }: PartProps) {
  return (
    <>
      <p>{costOf(shown)}</p>
      <Button variant="main" onClick={() => void takeGuide()}>
        Take the guide with you
      </Button>
    </>
  );
}

function Coming({ pocket: { done, total } }: PartProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        {megabytes(done)} of {megabytes(total)}
      </label>
      <progress id={id} className={styles.bar} value={done} max={total || 1} />
      <p className={styles.note}>Pictures come last. You can go on reading.</p>
      <Button variant="outline" onClick={pauseTaking}>
        Pause
      </Button>
    </>
  );
}

function Part({ pocket: { done, total } }: PartProps) {
  return (
    <>
      <p>
        {megabytes(done)} of {megabytes(total)} are here.
      </p>
      <div className={styles.buttons}>
        <Button variant="main" onClick={() => void takeGuide()}>
          Go on
        </Button>
        <Button variant="outline" onClick={() => void emptyPocket()}>
          Remove it
        </Button>
      </div>
    </>
  );
}

function Kept({ pocket: { keptOf, total, persisted, newer } }: PartProps) {
  return (
    <>
      <p>
        The whole guide is on this device, as of {dayText(keptOf ?? '')}. It takes {megabytes(total)}.
      </p>
      {newer && (
        <p>
          A newer guide is here, as of {dayText(newer.note.builtOn)}: {megabytes(newer.bytes)} to fetch.
        </p>
      )}
      {persisted === false && (
        <p className={styles.note}>This browser may delete it when it runs out of space.</p>
      )}
      <div className={styles.buttons}>
        {newer && (
          <Button variant="main" onClick={() => void showNewer()}>
            Get the newer guide
          </Button>
        )}
        <Button variant="outline" onClick={() => void emptyPocket()}>
          Remove it
        </Button>
      </div>
    </>
  );
}

const parts = { none: Offer, taking: Coming, part: Part, kept: Kept };

const spoken: Partial<Record<PocketState['status'], string>> = {
  taking: 'The guide is downloading.',
  kept: 'The whole guide is on this device.',
};

/** Renders the controls that download the whole guide, show the progress, and remove it. */
export default function TakeGuide() {
  const pocket = usePocket();
  const { status, problem } = pocket;
  useEffect(() => void lookIntoPocket(), []);
  if (status === 'unknown') return <p>Checking this device.</p>;
  const Body = status === 'unsupported' ? null : parts[status];
  return (
    <div className={styles.body}>
      <VisuallyHidden>
        <span role="status">{spoken[status]}</span>
      </VisuallyHidden>
      {problem && <p role="alert">{problems[problem]}</p>}
      {Body ? (
        <Body pocket={pocket} />
      ) : (
        <p>
          This browser cannot save the guide, for example in a private window. You need to be online here.
        </p>
      )}
    </div>
  );
}
