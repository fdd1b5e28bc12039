import { useRef, type TouchEvent } from 'react';

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

export interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger must travel sideways to turn the picture. */
const swipeDistance = 48;

/** Returns the step of a swipe: 1 to the next picture, -1 to the previous one, 0 if it was short or vertical. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const sideways = to.x - from.x;
  const upOrDown = Math.abs(to.y - from.y);
  if (Math.abs(sideways) < swipeDistance || Math.abs(sideways) <= upOrDown) return 0;
  return sideways < 0 ? 1 : -1;
}
