import { type PointerEvent, useState } from 'react';
import type { StopAt } from '../../rules/edit/planEdits.ts';
import type { StopTarget } from '../../rules/edit/stopMoves.ts';

/** Pixels at the top and bottom of the screen in which dragging scrolls the page. */
const edge = 90;
const scrollStep = 14;

/** Returns the attribute value of a drop target. */
export function slotName({ day, part, index }: StopTarget): string {
  return `${day}-${part}-${index}`;
}

function slotOf(name: string): StopTarget | null {
  const [day, part, index] = name.split('-');
  if (part !== 'morning' && part !== 'afternoon') return null;
  return { day: Number(day), part, index: Number(index) };
}

function slotUnder({ clientX, clientY }: PointerEvent): string | null {
  const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]');
  return slot?.dataset.slot ?? null;
}

export interface StopDrag {
  /** Stop that is dragged. */
  from: StopAt | null;
  /** Drop target under the pointer. */
  over: string | null;
  /** Event handlers of the drag handle of a stop. */
  handlersFor: (at: StopAt) => {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
  };
}

/** Drags stops by mouse, pen or touch. Keyboard users have buttons. */
export function useStopDrag(drop: (from: StopAt, to: StopTarget) => void): StopDrag {
  const [from, setFrom] = useState<StopAt | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    from,
    over,
    handlersFor: (at) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(at);
      },
      onPointerMove: (event) => {
        if (!from) return;
        setOver(slotUnder(event));
        if (event.clientY < edge + scrollStep * 4) window.scrollBy(0, -scrollStep);
        if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
      },
      onPointerUp: (event) => {
        const slot = from && slotUnder(event);
        const to = slot ? slotOf(slot) : null;
        end();
        if (from && to && (to.day !== from.day || to.index !== from.index)) drop(from, to);
      },
      onPointerCancel: end,
    }),
  };
}
