import { useEffect, useRef, useState } from 'react';
import { useEscape } from '../../../../ui/MapView/MapPopup.tsx';
import * as styles from '../Itinerary.css.ts';
import { Tool } from '../Tool.tsx';
import { alternatives, type StopAt } from '../../rules/planEdits.ts';
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
  const { plan, context, edits } = useTripPlan();
  const [isSwapping, setIsSwapping] = useState(false);
  const endSwap = () => {
    setIsSwapping(false);
    document.getElementById(menuId(at))?.focus();
  };
  return (
    <>
      <div className={styles.controls} role="group" aria-label={`Change ${stop.name}`}>
        <StopMenu at={at} stop={stop} onSwap={() => setIsSwapping(true)} />
      </div>
      {isSwapping && (
        <ChoicePanel
          label={`Swap ${stop.name}`}
          keep={`Keep ${stop.name}`}
          choices={alternatives(context, plan.choices, at).map((place) => ({
            key: `${place.kind}/${place.slug}`,
            label: `${place.name}, ${place.location}`,
            choose: () => edits.swap(at, place),
          }))}
          none="Nothing else fits here."
          onEnd={endSwap}
        />
      )}
    </>
  );
}

interface ChoicePanelProps {
  label: string;
  /** Label of the button that changes nothing. */
  keep: string;
  choices: readonly { key: string; label: string; choose: () => void }[];
  /** Said without choices. */
  none: string;
  onEnd: () => void;
}

/** Renders choices in place of something; takes the focus. */
export function ChoicePanel({ label, keep, choices, none, onEnd }: ChoicePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  useEscape(panel, true, onEnd);
  return (
    <div ref={panel} role="group" aria-label={label} className={styles.alternatives}>
      <p>{choices.length === 0 ? none : 'Swap for:'}</p>
      {choices.map((choice) => (
        <Tool
          key={choice.key}
          onClick={() => {
            onEnd();
            choice.choose();
          }}
        >
          {choice.label}
        </Tool>
      ))}
      <Tool onClick={onEnd}>{keep}</Tool>
    </div>
  );
}
