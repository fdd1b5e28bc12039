import { flushSync } from 'react-dom';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { planAgain } from '../../rules/edit/planAgain.ts';
import { swapToPlanB } from '../../rules/edit/planB.ts';
import { moveStop, removeStop, type StopAt, swapStop, toggleLock } from '../../rules/edit/planEdits.ts';
import type { StopTarget } from '../../rules/edit/stopMoves.ts';
import type { Stop, TripChoices } from '../../rules/trip.ts';
import type { TripContext } from '../../rules/tripContext.ts';
import { useTripStore } from '../../share/tripStore.ts';

/** Returns the id of the menu button of a stop. */
export function menuId({ day, index }: StopAt): string {
  return `stop-${day}-${index}-menu`;
}

/** Edits of a plan; each shows a message and moves the focus to the next control. */
export interface StopEdits {
  move: (from: StopAt, to: StopTarget) => void;
  swap: (at: StopAt, place: PlannerPlace) => void;
  remove: (at: StopAt) => void;
  toggleLock: (at: StopAt) => void;
  /** Replaces the stops of a day, 0 for the first, that depend on the weather. */
  takePlanB: (day: number) => void;
  /** Adds a missed place to a day, 0 for the first. */
  planAgain: (place: PlannerPlace, day: number) => void;
}

/** Returns the edits of the stored plan. */
export function useStopEdits(
  context: TripContext,
  choices: TripChoices,
  showMessage: (message: string) => void,
): StopEdits {
  const keep = useTripStore((state) => state.keep);
  const change = (next: TripChoices, message: string, focus: string[]) => {
    // Rendered at once, because the control that gets the focus may be new.
    flushSync(() => {
      keep({ form: context.form, choices: next, saved: context.catalog.saved });
      showMessage(message);
    });
    const targets = focus.map((id) => document.getElementById(id));
    targets.find((target) => target !== null)?.focus();
  };
  const edit = (at: StopAt, act: (stop: Stop) => void) => {
    const stop = choices.days[at.day]?.[at.index];
    if (stop) act(stop);
  };
  return {
    move: (from, to) =>
      edit(from, ({ name, place }) => {
        const next = moveStop(choices, from, to);
        const index = next.days[to.day]?.findIndex((stop) => stop.place === place) ?? 0;
        change(next, `${name} is now on day ${to.day + 1}, ${to.part}.`, [menuId({ day: to.day, index })]);
      }),
    swap: (at, place) =>
      edit(at, ({ name }) => {
        const message = `${place.name} replaces ${name} on day ${at.day + 1}.`;
        change(swapStop(choices, at, place), message, [menuId(at)]);
      }),
    remove: (at) =>
      edit(at, ({ name }) => {
        const focus = [menuId(at), `day-${at.day + 1}`];
        change(removeStop(choices, at), `${name} is removed from day ${at.day + 1}.`, focus);
      }),
    toggleLock: (at) =>
      edit(at, ({ name, isLocked }) => {
        const message = isLocked
          ? `${name} is no longer locked.`
          : `${name} is locked. It stays when you plan the trip again.`;
        change(toggleLock(choices, at), message, [menuId(at)]);
      }),
    takePlanB: (day) => {
      const message = `Day ${day + 1} has its plan B. Locked stops and stops indoors have stayed.`;
      change(swapToPlanB(context, choices, day), message, [`day-${day + 1}`]);
    },
    planAgain: (place, day) => {
      const message = `${place.name} is now on day ${day + 1}.`;
      change(planAgain(context, choices, place, day), message, [`day-${day + 1}`]);
    },
  };
}
