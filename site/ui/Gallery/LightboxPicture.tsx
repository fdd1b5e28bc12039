import type { Picture } from '#schemas/types/published.ts';
import { ImageUnavailable } from '../Picture/ImageUnavailable.tsx';
import { pictureSources } from '../Picture/pictureSources.ts';
import { useSourceFallback } from '../Picture/useSourceFallback.ts';
import * as styles from './Lightbox.css.ts';
import { withBase } from '../../base/guideBase.ts';

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
