import type { Picture as PictureData } from '#schemas/types/published.ts';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './HeroPicture.css.ts';

interface HeroPictureProps {
  picture: PictureData;
  /** Words under the picture, left and right. */
  caption?: string[];
}

/** The large picture at the top of a page: the first thing that loads. */
export function HeroPicture({ picture, caption = [] }: HeroPictureProps) {
  const credit = picture.credit && `Photo: ${picture.credit}, ${picture.licence}`;
  const words = [...caption, credit].filter(Boolean);
  return (
    <figure>
      <div className={styles.frame}>
        <Picture picture={picture} crop="wide" sizes="100vw" loading="first" fill />
      </div>
      {words.length > 0 && (
        <figcaption className={styles.caption}>
          {words.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
