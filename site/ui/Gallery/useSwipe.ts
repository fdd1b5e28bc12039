import { type TouchEvent, useRef } from 'react';
import { type Point, swipeStep } from './swipeStep.ts';

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/**
 * Handlers for an element that one finger turns sideways. Two fingers zoom, and one finger moves about in what is
 * zoomed: neither turns anything. Touch events, since a browser cancels pointer events as soon as it zooms or moves.
 */
export function useSwipe(turn: (step: -1 | 1) => void) {
  const start = useRef<Point | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = Array.from(touches);
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = finger && !second && !zoomed ? pointOf(finger) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      const step = finger && start.current ? swipeStep(start.current, pointOf(finger)) : 0;
      forget();
      if (step !== 0) turn(step);
    },
    onTouchCancel: forget,
  };
}
