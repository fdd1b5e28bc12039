import { useEffect, useRef, useState } from 'react';
import { priceText } from '#schemas/rules/money.ts';
import { IconChevronDown } from '../../../ui/icons/icons.tsx';
import { useEscape } from '../../../ui/MapView/MapPopup.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { alternatives, otherBeds, type StopAt, stepTarget } from '../rules/planEdits.ts';
import type { Stop } from '../rules/trip.ts';
import * as styles from './Itinerary.css.ts';
import { Tool } from './Tool.tsx';
import { bedId, menuId } from './useStopEdits.ts';
import { useTripPlan } from './useTripPlan.ts';

/** Renders a button that opens what can be done with a stop: move it, remove it, or go elsewhere instead. */
export function StopControls({ at, stop }: { at: StopAt; stop: Stop }) {
  const { plan, context, edits } = useTripPlan();
  const steps = (['earlier', 'later'] as const).flatMap((step) => {
    const to = stepTarget(plan.choices, at, step);
    return to ? [{ label: `Move ${step}`, act: () => edits.move(at, to) }] : [];
  });
  return (
    <Controls
      id={menuId(at)}
      name={stop.name}
      acts={() => [...steps, { label: 'Remove', act: () => edits.remove(at) }]}
      choices={() =>
        alternatives(context, plan.choices, at).map((place) => ({
          label: `${place.name}, ${place.location}`,
          act: () => edits.swap(at, place),
        }))
      }
      none="Nothing else fits here."
    />
  );
}

/** Renders a button that offers other beds for a stay, from a night on, 0 for the first. */
export function BedControls({ night, name }: { night: number; name: string }) {
  const { plan, context, edits } = useTripPlan();
  const currency = useCurrency();
  return (
    <Controls
      id={bedId(night)}
      name={name}
      acts={() => []}
      choices={() =>
        otherBeds(context, plan.choices, night).map((bed) => ({
          label: `${bed.name}, ${bed.location}${bed.price === null ? '' : `, ${priceText(bed.price, currency)}`}`,
          act: () => edits.changeBed(night, bed),
        }))
      }
      none="No other bed is open on these nights."
    />
  );
}

interface Act {
  label: string;
  act: () => void;
}

interface ControlsProps {
  id: string;
  /** Name of what is changed. */
  name: string;
  acts: () => readonly Act[];
  /** What may take its place. */
  choices: () => readonly Act[];
  /** Said without choices. */
  none: string;
}

/** Renders a button and, once it is pressed, a panel of what can be done; the panel takes the focus and gives it back. */
function Controls({ id, name, ...offered }: ControlsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const end = () => {
    setIsOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <div className={styles.controls}>
        <Tool id={id} aria-label={`Change ${name}`} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <IconChevronDown size={20} aria-hidden />
        </Tool>
      </div>
      {isOpen && <Panel name={name} onEnd={end} {...offered} />}
    </>
  );
}

function Panel({ name, acts, choices, none, onEnd }: Omit<ControlsProps, 'id'> & { onEnd: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  useEscape(panel, true, onEnd);
  const offered = choices();
  const toTool = ({ label, act }: Act) => (
    <Tool
      key={label}
      onClick={() => {
        onEnd();
        act();
      }}
    >
      {label}
    </Tool>
  );
  return (
    <div ref={panel} role="group" aria-label={`Change ${name}`} className={styles.alternatives}>
      {acts().map(toTool)}
      <p>{offered.length === 0 ? none : 'Swap for:'}</p>
      {offered.map(toTool)}
      <Tool onClick={onEnd}>Keep {name}</Tool>
    </div>
  );
}
