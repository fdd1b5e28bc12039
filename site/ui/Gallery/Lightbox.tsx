import { withBase } from '../../base/guideBase.ts';
import { useRef, type KeyboardEvent, type TouchEvent } from 'react';
import type { Picture } from '#schemas/types/published.ts';
import * as styles from './Lightbox.css.ts';
import { IconArrowLeft, IconArrowRight, IconX } from '../icons/icons.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import { ImageUnavailable } from '../Picture/Picture.tsx';
import { pictureSources, useSourceFallback } from '../Picture/pictureSources.ts';

interface LightboxProps {
  pictures: Picture[];
  index: number;
  name: string;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** Pictures over the whole screen: arrow keys, swipes and buttons turn them in a ring; Escape closes. */
export default function Lightbox({ pictures, index, name, onChange, onClose }: LightboxProps) {
  const placeAfter = (step: number) => stepIndex(index, step, pictures.length);
  const turn = (step: number) => onChange(placeAfter(step));
  const swipe = useSwipe(turn);
  const picture = pictures[index];
  if (!picture) return null;
  const loaded = [placeAfter(-1), index, placeAfter(1)];
  const turnWithKeys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <ModalDialog
      label={`Images of ${name}`}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={turnWithKeys}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <IconX size={24} aria-hidden />
        </button>
        <div className={styles.stage} {...swipe}>
          {pictures.map(
            (candidate, place) =>
              loaded.includes(place) && (
                <LightboxPicture key={candidate.path} picture={candidate} shown={place === index} />
              ),
          )}
        </div>
        <div className={styles.caption} aria-live="polite">
          {pictures.length > 1 && (
            <p className={styles.count}>
              {index + 1} of {pictures.length}
            </p>
          )}
          <p>{picture.alt}</p>
          {picture.credit && (
            <p>
              Photo: {picture.credit}, {picture.licence}
            </p>
          )}
        </div>
        {pictures.length > 1 && (
          <div className={styles.turns}>
            <button
              type="button"
              className={styles.control}
              aria-label="Previous picture"
              onClick={() => turn(-1)}
            >
              <IconArrowLeft size={24} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.control}
              aria-label="Next picture"
              onClick={() => turn(1)}
            >
              <IconArrowRight size={24} aria-hidden />
            </button>
          </div>
        )}
      </div>
    </ModalDialog>
  );
}

/** Returns the place after `step` steps in a ring of `length` pictures: after the last comes the first. */
export function stepIndex(index: number, step: number, length: number): number {
  return (((index + step) % length) + length) % length;
}

interface LightboxPictureProps {
  picture: Picture;
  /** A picture that is not shown yet loads behind the one that is, so that turning to it is instant. */
  shown: boolean;
}

/** A picture as large as the screen allows: the upright crop on upright screens, the wide one on wide screens. */
export function LightboxPicture({ picture, shown }: LightboxPictureProps) {
  const [source, tryNext] = useSourceFallback();
  const wide = pictureSources(picture, 'wide');
  const upright = pictureSources(picture, 'card');
  return (
    <div hidden={!shown}>
      {source === 'none' ? (
        <ImageUnavailable />
      ) : (
        <picture>
          {source === 'webp' && (
            <source media="(orientation: portrait)" srcSet={upright.srcSet} sizes="100vw" />
          )}
          <img
            {...(source === 'webp'
              ? { src: wide.src, srcSet: wide.srcSet, sizes: '100vw' }
              : { src: withBase(picture.original) })}
            alt={picture.alt}
            className={styles.image}
            fetchPriority={shown ? 'high' : 'low'}
            decoding="sync"
            draggable={false}
            onError={tryNext}
          />
        </picture>
      )}
    </div>
  );
}

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
