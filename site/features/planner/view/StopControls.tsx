import { type ReactNode, useEffect, useRef, useState } from 'react';
import { searchIn } from '#schemas/filters/searchIn.ts';
import { priceText } from '#schemas/rules/money.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SearchField } from '../../../ui/Field/SearchField.tsx';
import { IconChevronDown } from '../../../ui/icons/icons.tsx';
import { useEscape } from '../../../ui/MapView/MapPopup.tsx';
import { useCurrency } from '../../../ui/SiteContext.ts';
import { alternatives, otherBeds, plannedThings, type StopAt, stepTarget } from '../rules/planEdits.ts';
import type { Stop } from '../rules/trip.ts';
import * as styles from './Itinerary.css.ts';
import { bedId, stopId, useTripPlan } from './useTripPlan.ts';

/** Renders a button that opens what can be done with a stop: move it, remove it, or go elsewhere instead. */
export function StopControls({ at, stop }: { at: StopAt; stop: Stop }) {
  const { plan, context, edits } = useTripPlan();
  const acts = (): Act[] => [
    ...(['earlier', 'later'] as const).flatMap((step) => {
      const to = stepTarget(plan.choices, at, step);
      return to ? [{ label: `Move ${step}`, act: () => edits.move(at, stop, to) }] : [];
    }),
    { label: 'Remove', act: () => edits.remove(at, stop) },
    ...alternatives(context, plan.choices, at).map((place) => ({
      label: `Swap for ${place.name}, ${place.location}`,
      act: () => edits.swap(at, stop, place),
    })),
  ];
  return (
    <Panel id={stopId(at.day, stop.place)} label={`Change ${stop.name}`}>
      {(end) => <Acts acts={acts()} onEnd={end} />}
    </Panel>
  );
}

/** Renders a button that offers other beds for a stay, from a night on, 0 for the first. */
export function BedControls({ night, name }: { night: number; name: string }) {
  const { plan, context, edits } = useTripPlan();
  const currency = useCurrency();
  const acts = (): Act[] =>
    otherBeds(context, plan.choices, night).map((bed) => ({
      label: `Swap for ${bed.name}, ${bed.location}${bed.price === null ? '' : `, ${priceText(bed.price, currency)}`}`,
      act: () => edits.changeBed(night, bed),
    }));
  return (
    <Panel id={bedId(night)} label={`Change ${name}`}>
      {(end) => <Acts acts={acts()} none="No other bed is open on these nights." onEnd={end} />}
    </Panel>
  );
}

/** Renders a button that adds a stop to a day, 0 for the first. */
export function AddStop({ day }: { day: number }) {
  return (
    <Panel id={`add-${day}`} label={`Add a stop to day ${day + 1}`} face="Add a stop">
      {(end) => <PlaceSearch day={day} onEnd={end} />}
    </Panel>
  );
}

const searchPlaces = searchIn<PlannerPlace>(({ name, location }) => [name, location]);

/** Most places that a search in a day shows. */
const mostFound = 6;

/** Renders the saved places that are on no day, or what a search finds. */
function PlaceSearch({ day, onEnd }: { day: number; onEnd: () => void }) {
  const { plan, context, edits } = useTripPlan();
  const [query, setQuery] = useState('');
  const isBlank = query.trim() === '';
  const planned = plannedThings(context, plan.choices);
  const matches = new Set(searchPlaces([...context.catalog.places], query));
  const acts = context.places
    .filter(({ place, thing, isSaved }) => !planned.has(thing) && (isBlank ? isSaved : matches.has(place)))
    .slice(0, mostFound)
    .map(({ place, isSaved }) => ({
      label: `${place.name}, ${place.location}${isSaved ? ' (saved)' : ''}`,
      act: () => edits.add(place, day),
    }));
  const none = isBlank ? 'Type the name of a place, a trail or an activity.' : 'Nothing found.';
  return (
    <>
      <SearchField label="Search places to add" value={query} onChange={setQuery} />
      <Acts acts={acts} none={none} onEnd={onEnd} />
    </>
  );
}

interface PanelProps {
  /** Id of the button. */
  id: string;
  label: string;
  /** Face of the button; an arrow unless given. */
  face?: string;
  children: (end: () => void) => ReactNode;
}

/** Renders a button and, once it is pressed, a panel below, which takes the focus and gives it back. */
function Panel({ id, label, face, children }: PanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const end = () => {
    setIsOpen(false);
    document.getElementById(id)?.focus();
  };
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('button, input')?.focus();
  }, [isOpen]);
  useEscape(panel, isOpen, end);
  return (
    <>
      <div className={styles.controls}>
        <Button
          id={id}
          variant="outline"
          small
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {face ?? <IconChevronDown size={20} aria-hidden />}
        </Button>
      </div>
      {isOpen && (
        <div ref={panel} role="group" aria-label={label} className={styles.panel}>
          {children(end)}
        </div>
      )}
    </>
  );
}

interface Act {
  label: string;
  act: () => void;
}

interface ActsProps {
  acts: readonly Act[];
  /** Said without any. */
  none?: string;
  onEnd: () => void;
}

/** Renders buttons that close the panel and act. */
function Acts({ acts, none, onEnd }: ActsProps) {
  if (acts.length === 0) return <p role="status">{none}</p>;
  return acts.map(({ label, act }) => (
    <Button
      key={label}
      variant="outline"
      small
      onClick={() => {
        onEnd();
        act();
      }}
    >
      {label}
    </Button>
  ));
}
