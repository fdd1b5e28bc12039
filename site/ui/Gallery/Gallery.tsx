import { type MouseEvent, useState } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { lazyComponent } from '../hydration/lazyComponent.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './Gallery.css.ts';

const Lightbox = lazyComponent(() => import('./Lightbox.tsx'));

/** Pictures that show: the main one and four thumbnails. */
const shownPictures = 5;

interface GalleryProps {
  pictures: PictureData[];
  /** Subject of the pictures, for labels. */
  name: string;
}

/** A main picture and up to four more; each opens the lightbox at its place. The last says how many are hidden. */
export function Gallery({ pictures, name }: GalleryProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [main, ...rest] = pictures.slice(0, shownPictures);
  if (!main) return null;
  const hidden = pictures.length - shownPictures;
  const isLast = (place: number) => hidden > 0 && place === shownPictures - 1;
  const label = (place: number) =>
    `View image ${place + 1} of ${pictures.length}${isLast(place) ? ` (${hidden} more)` : ''}: ${name}`;
  const open = (place: number) => (event: MouseEvent<HTMLElement>) => {
    // Safari does not focus what is pressed, and the dialog gives the focus back to what had it.
    event.currentTarget.focus({ preventScroll: true });
    setIndex(place);
  };
  return (
    <div className={styles.gallery}>
      <button type="button" className={styles.frame} aria-label={label(0)} onClick={open(0)}>
        <Picture picture={main} crop="wide" sizes="(min-width: 1000px) 55vw, 92vw" />
      </button>
      {rest.length > 0 && (
        <div className={styles.thumbnails}>
          {rest.map((picture, position) => (
            <button
              key={picture.path}
              type="button"
              className={styles.frame}
              aria-label={label(position + 1)}
              onClick={open(position + 1)}
            >
              <Picture picture={picture} crop="wide" sizes="(min-width: 1000px) 14vw, 23vw" />
              {isLast(position + 1) && <span className={styles.more}>+{hidden}</span>}
            </button>
          ))}
        </div>
      )}
      {index !== null && (
        <Lightbox
          pictures={pictures}
          index={index}
          onChange={setIndex}
          onClose={() => setIndex(null)}
          name={name}
        />
      )}
    </div>
  );
}
