import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import { pictureSources } from '../Picture/pictureSources.ts';
import * as styles from './Lightbox.css.ts';
import { stepIndex } from './stepIndex.ts';

/** Pixels that a finger must travel sideways to turn the picture. */
const swipeDistance = 48;

interface LightboxProps {
  pictures: PictureData[];
  index: number;
  name: string;
  onChange: (index: number) => void;
  onClose: () => void;
}

/** Pictures over the whole screen: arrow keys, swipes and buttons turn them in a ring; Escape closes. */
export default function Lightbox({ pictures, index, name, onChange, onClose }: LightboxProps) {
  const start = useRef<number | null>(null);
  const picture = pictures[index];
  if (!picture) return null;
  const step = (by: number) => onChange(stepIndex(index, by, pictures.length));
  const turnWithKeys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  const endSwipe = (event: PointerEvent) => {
    if (start.current === null) return;
    const travelled = event.clientX - start.current;
    start.current = null;
    if (Math.abs(travelled) >= swipeDistance) step(travelled < 0 ? 1 : -1);
  };
  const { src, srcSet } = pictureSources(picture, 'wide');
  return (
    <ModalDialog
      label={`Pictures of ${name}`}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={turnWithKeys}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <p>{name}</p>
          <button type="button" className={styles.control} aria-label="Close" onClick={onClose}>
            <IconX size={24} aria-hidden />
          </button>
        </div>
        <div
          className={styles.stage}
          onPointerDown={(event) => {
            start.current = event.clientX;
          }}
          onPointerUp={endSwipe}
        >
          <img
            key={picture.path}
            src={src}
            srcSet={srcSet}
            sizes="100vw"
            alt={picture.alt}
            className={styles.image}
            draggable={false}
          />
        </div>
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.control}
            aria-label="Previous picture"
            onClick={() => step(-1)}
          >
            <IconArrowLeft size={24} aria-hidden />
          </button>
          <p aria-live="polite">
            {index + 1} of {pictures.length}
          </p>
          <button type="button" className={styles.control} aria-label="Next picture" onClick={() => step(1)}>
            <IconArrowRight size={24} aria-hidden />
          </button>
        </div>
      </div>
    </ModalDialog>
  );
}
