import type { KeyboardEvent } from 'react';
import type { Picture } from '#schemas/types/published.ts';
import * as styles from './Lightbox.css.ts';
import { LightboxPicture } from './LightboxPicture.tsx';
import { useSwipe } from './useSwipe.ts';
import { IconArrowLeft, IconArrowRight, IconX } from '../icons/icons.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';

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
      label={`Pictures of ${name}`}
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
