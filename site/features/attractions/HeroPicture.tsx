import type { Picture as PictureData } from '#schemas/types/published.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import * as styles from './HeroPicture.css.ts';

interface HeroPictureProps {
  picture: PictureData;
  /** Words under the picture, left and right. */
  caption: string[];
}

/** The large picture at the top of a page: the first thing that loads. */
export function HeroPicture({ picture, caption }: HeroPictureProps) {
  return (
    <figure>
      <div className={styles.frame}>
        <Picture picture={picture} crop="wide" sizes="100vw" loading="first" fill />
      </div>
      <figcaption className={styles.caption}>
        {caption.filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
        {picture.credit && (
          <span>
            Photo: {picture.credit}, {picture.licence}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
