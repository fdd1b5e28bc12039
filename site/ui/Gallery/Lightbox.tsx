import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
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
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.content} onKeyDown={turnWithKeys}>
          <div className={styles.head}>
            <Dialog.Title asChild>
              <p>{name}</p>
            </Dialog.Title>
            <Dialog.Close className={styles.control} aria-label="Close">
              <IconX size={24} aria-hidden />
            </Dialog.Close>
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
            <Dialog.Description aria-live="polite">
              {index + 1} of {pictures.length}
            </Dialog.Description>
            <button
              type="button"
              className={styles.control}
              aria-label="Next picture"
              onClick={() => step(1)}
            >
              <IconArrowRight size={24} aria-hidden />
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
