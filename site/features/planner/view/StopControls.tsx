import { useId, useState } from 'react';
import { IconArrowDown } from '../../../ui/icons/tabler/IconArrowDown.tsx';
import { IconArrowUp } from '../../../ui/icons/tabler/IconArrowUp.tsx';
import { IconGripVertical } from '../../../ui/icons/tabler/IconGripVertical.tsx';
import { IconLock } from '../../../ui/icons/tabler/IconLock.tsx';
import { IconLockOpen } from '../../../ui/icons/tabler/IconLockOpen.tsx';
import { IconTrash } from '../../../ui/icons/tabler/IconTrash.tsx';
import type { TripContext } from '../rules/tripContext.ts';
import * as styles from './Itinerary.css.ts';
import { alternatives, type StopAt } from '../rules/planEdits.ts';
import { stepTarget } from '../rules/stopMoves.ts';
import type { Stop, TripChoices } from '../rules/trip.ts';
import type { StopDrag } from './useStopDrag.ts';
import { controlId, type StopControl, type StopEdits } from './useStopEdits.ts';

interface StopControlsProps {
  at: StopAt;
  stop: Stop;
  context: TripContext;
  choices: TripChoices;
  edits: StopEdits;
  drag: StopDrag;
}

/** Renders the buttons that move, lock, swap and remove a stop. */
export function StopControls({ at, stop, context, choices, edits, drag }: StopControlsProps) {
  const [isSwapping, setIsSwapping] = useState(false);
  const panelId = useId();
  const id = (control: StopControl) => controlId(at, control);
  const step = (direction: 'earlier' | 'later') => {
    const to = stepTarget(choices, at, direction);
    return { disabled: to === null, onClick: () => to && edits.move(at, to, direction) };
  };
  const Lock = stop.isLocked ? IconLock : IconLockOpen;
  return (
    <>
      <div className={styles.controls} role="group" aria-label={`Change ${stop.name}`}>
        <span
          className={styles.handle}
          title={`Drag ${stop.name}`}
          data-drag={stop.place}
          {...drag.handlersFor(at)}
        >
          <IconGripVertical size={20} aria-hidden />
        </span>
        <button
          type="button"
          id={id('earlier')}
          className={styles.tool}
          aria-label={`Earlier: ${stop.name}`}
          {...step('earlier')}
        >
          <IconArrowUp size={18} aria-hidden />
        </button>
        <button
          type="button"
          id={id('later')}
          className={styles.tool}
          aria-label={`Later: ${stop.name}`}
          {...step('later')}
        >
          <IconArrowDown size={18} aria-hidden />
        </button>
        <button
          type="button"
          id={id('swap')}
          className={styles.tool}
          aria-expanded={isSwapping}
          aria-controls={isSwapping ? panelId : undefined}
          aria-label={`Swap ${stop.name}`}
          onClick={() => setIsSwapping(!isSwapping)}
        >
          Swap
        </button>
        <button
          type="button"
          id={id('lock')}
          className={styles.tool}
          aria-pressed={stop.isLocked}
          aria-label={`Lock ${stop.name}`}
          onClick={() => edits.toggleLock(at)}
        >
          <Lock size={18} aria-hidden />
        </button>
        <button
          type="button"
          id={id('remove')}
          className={styles.tool}
          aria-label={`Remove ${stop.name}`}
          onClick={() => edits.remove(at)}
        >
          <IconTrash size={18} aria-hidden />
        </button>
      </div>
      {isSwapping && (
        <div id={panelId} className={styles.alternatives}>
          <Alternatives at={at} context={context} choices={choices} edits={edits} />
        </div>
      )}
    </>
  );
}

function Alternatives({
  at,
  context,
  choices,
  edits,
}: Pick<StopControlsProps, 'at' | 'context' | 'choices' | 'edits'>) {
  const offered = alternatives(context, choices, at);
  if (offered.length === 0) return <p>Nothing else fits here on this day.</p>;
  return (
    <>
      <p>Instead:</p>
      {offered.map((place) => (
        <button
          key={`${place.kind}/${place.slug}`}
          type="button"
          className={styles.tool}
          onClick={() => edits.swap(at, place)}
        >
          {place.name}, {place.location}
        </button>
      ))}
    </>
  );
}
