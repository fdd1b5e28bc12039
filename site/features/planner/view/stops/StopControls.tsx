import { useEffect, useRef, useState } from 'react';
import { useEscape } from '../../../../ui/MapView/MapPopup.tsx';
import * as styles from '../Itinerary.css.ts';
import { Tool } from '../Tool.tsx';
import { alternatives, type StopAt } from '../../rules/edit/planEdits.ts';
import type { Stop } from '../../rules/trip.ts';
import { StopMenu } from './StopMenu.tsx';
import { menuId } from './useStopEdits.ts';
import { useTripPlan } from '../useTripPlan.ts';

interface StopControlsProps {
  at: StopAt;
  stop: Stop;
}

/** Renders the menu of a stop, and its alternatives while it is swapped. */
export function StopControls({ at, stop }: StopControlsProps) {
  const [isSwapping, setIsSwapping] = useState(false);
  const endSwap = () => {
    setIsSwapping(false);
    document.getElementById(menuId(at))?.focus();
  };
  return (
    <>
      <div className={styles.controls} role="group" aria-label={`Change ${stop.name}`}>
        <StopMenu at={at} stop={stop} onSwap={() => setIsSwapping(true)} />
        {stop.isLocked && <span className={styles.note}>Locked</span>}
      </div>
      {isSwapping && <Alternatives at={at} name={stop.name} onEnd={endSwap} />}
    </>
  );
}

interface AlternativesProps {
  at: StopAt;
  name: string;
  onEnd: () => void;
}

/** Renders the places that fit in place of a stop; takes the focus. */
function Alternatives({ at, name, onEnd }: AlternativesProps) {
  const { plan, context, edits } = useTripPlan();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  useEscape(panel, true, onEnd);
  const offered = alternatives(context, plan.choices, at);
  return (
    <div ref={panel} role="group" aria-label={`Swap ${name}`} className={styles.alternatives}>
      <p>{offered.length === 0 ? 'Nothing else fits here on this day.' : 'Instead:'}</p>
      {offered.map((place) => (
        <Tool
          key={`${place.kind}/${place.slug}`}
          onClick={() => {
            onEnd();
            edits.swap(at, place);
          }}
        >
          {place.name}, {place.location}
        </Tool>
      ))}
      <Tool onClick={onEnd}>Keep {name}</Tool>
    </div>
  );
}
