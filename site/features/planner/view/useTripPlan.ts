import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import type { PlannerPlace, PlannerStay, Site } from '#schemas/types/published.ts';
import {
  addStop,
  changeBed,
  moveStop,
  nightsOfStay,
  removeStop,
  type StopAt,
  type StopTarget,
  swapStop,
} from '../rules/planEdits.ts';
import type { TripPlan } from '../rules/planTrip.ts';
import { keyOf, type PlaceKey, type Stop, type TripChoices } from '../rules/trip.ts';
import type { TripContext } from '../rules/tripContext.ts';
import { useTripStore } from '../share/tripStore.ts';
import { countText } from './tripText.ts';

interface ShownTripPlan {
  plan: TripPlan;
  context: TripContext;
  edits: ReturnType<typeof useStopEdits>;
  site: Site;
  /** Date and minutes since midnight in the park. */
  time: { today: string; now: number };
}

export const TripPlanContext = createContext<ShownTripPlan | null>(null);

/** Returns the plan that is shown, and its edits. Throws outside of a TripPlanContext. */
export function useTripPlan(): ShownTripPlan {
  const shown = useContext(TripPlanContext);
  if (!shown) throw new Error('useTripPlan needs a TripPlanContext');
  return shown;
}

/** Returns the id of the button that changes a stop; days count from 0. */
export const stopId = (day: number, place: PlaceKey): string => `stop-${day}-${place}`;

/** Returns the id of the button that changes the bed of a night, 0 for the first. */
export const bedId = (night: number): string => `bed-${night}`;

/** Returns the edits of the stored plan; each shows a message and moves the focus to what was changed. */
export function useStopEdits(
  context: TripContext,
  choices: TripChoices,
  showMessage: (message: string) => void,
) {
  const keep = useTripStore((state) => state.keep);
  const change = (next: TripChoices, message: string, focus: string) => {
    // Rendered at once, because the control that gets the focus may be new.
    flushSync(() => {
      keep({ form: context.form, choices: next, saved: context.catalog.saved });
      showMessage(message);
    });
    document.getElementById(focus)?.focus();
  };
  return {
    move: (from: StopAt, { name, place }: Stop, to: StopTarget) =>
      change(
        moveStop(choices, from, to),
        `${name} is now on day ${to.day + 1}, ${to.part}.`,
        stopId(to.day, place),
      ),
    swap: (at: StopAt, { name }: Stop, place: PlannerPlace) =>
      change(
        swapStop(choices, at, place),
        `${place.name} replaces ${name} on day ${at.day + 1}.`,
        stopId(at.day, keyOf(place)),
      ),
    remove: (at: StopAt, { name }: Stop) => {
      const next = removeStop(choices, at);
      const after = next.days[at.day]?.[at.index];
      change(
        next,
        `Removed ${name} from day ${at.day + 1}.`,
        after ? stopId(at.day, after.place) : `day-${at.day + 1}`,
      );
    },
    /** Adds a place to a day, 0 for the first. */
    add: (place: PlannerPlace, day: number) =>
      change(
        addStop(context, choices, place, day),
        `${place.name} is now on day ${day + 1}.`,
        stopId(day, keyOf(place)),
      ),
    /** Puts the stay around a night into another bed. */
    changeBed: (night: number, bed: PlannerStay) => {
      const nights = countText(nightsOfStay(choices, night).length, 'night');
      change(changeBed(choices, night, bed), `Your bed is now at ${bed.name}, for ${nights}.`, bedId(night));
    },
  };
}
