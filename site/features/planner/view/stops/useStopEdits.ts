import { flushSync } from 'react-dom';
import type { PlannerPlace, PlannerStay } from '#schemas/types/published.ts';
import {
  addStop,
  changeBed,
  moveStop,
  nightsOfStay,
  removeStop,
  type StopAt,
  type StopTarget,
  swapStop,
} from '../../rules/planEdits.ts';
import type { Stop, TripChoices } from '../../rules/trip.ts';
import type { TripContext } from '../../rules/tripContext.ts';
import { useTripStore } from '../../share/tripStore.ts';
import { nightsText } from '../tripText.ts';

/** Returns the id of the menu button of a stop. */
export function menuId({ day, index }: StopAt): string {
  return `stop-${day}-${index}-menu`;
}

/** Returns the id of the button that changes the bed of a night, 0 for the first. */
export function bedId(night: number): string {
  return `bed-${night}-change`;
}

/** Edits of a plan; each shows a message and moves the focus to the next control. */
export interface StopEdits {
  move: (from: StopAt, to: StopTarget) => void;
  swap: (at: StopAt, place: PlannerPlace) => void;
  remove: (at: StopAt) => void;
  /** Adds a place to a day, 0 for the first. */
  add: (place: PlannerPlace, day: number) => void;
  /** Puts the stay around a night into another bed. */
  changeBed: (night: number, bed: PlannerStay) => void;
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
  const menuOf = (next: TripChoices, day: number, place: string) => {
    const index = next.days[day]?.findIndex((stop) => stop.place === place) ?? 0;
    return menuId({ day, index });
  };
  return {
    move: (from, to) =>
      edit(from, ({ name, place }) => {
        const next = moveStop(choices, from, to);
        change(next, `${name} is now on day ${to.day + 1}, ${to.part}.`, [menuOf(next, to.day, place)]);
      }),
    swap: (at, place) =>
      edit(at, ({ name }) => {
        const message = `${place.name} replaces ${name} on day ${at.day + 1}.`;
        change(swapStop(choices, at, place), message, [menuId(at)]);
      }),
    remove: (at) =>
      edit(at, ({ name }) => {
        const focus = [menuId(at), `day-${at.day + 1}`];
        change(removeStop(choices, at), `Removed ${name} from day ${at.day + 1}.`, focus);
      }),
    add: (place, day) => {
      const next = addStop(context, choices, place, day);
      const message = `${place.name} is now on day ${day + 1}.`;
      change(next, message, [menuOf(next, day, `${place.kind}/${place.slug}`), `day-${day + 1}`]);
    },
    changeBed: (night, bed) => {
      const nights = nightsText(nightsOfStay(choices, night).length);
      change(changeBed(choices, night, bed), `Your bed is now at ${bed.name}, for ${nights}.`, [
        bedId(night),
      ]);
    },
  };
}
