import type { Picture } from '#schemas/types/published.ts';
import { ColorPlate } from '../Picture/ColorPlate.tsx';
import { ImageUnavailable } from '../Picture/ImageUnavailable.tsx';
import { pictureSources } from '../Picture/pictureSources.ts';
import { useSourceFallback } from '../Picture/useSourceFallback.ts';
import * as styles from './HomeHero.css.ts';
import { useDarkMedia } from './useDarkMedia.ts';
import { withBase } from '../../base/guideBase.ts';

interface HeroArtProps {
  picture: Picture;
  night?: Picture | undefined;
}

/** Screens that show the wide crop. */
const wide = '(min-width: 700px)';

/** Renders the picture of the home page, the night one in the dark scheme. The browser loads one of its files. */
export function HeroArt({ picture, night }: HeroArtProps) {
  const dark = useDarkMedia();
  const [shown, tryNext, image] = useSourceFallback();
  const card = pictureSources(picture, 'card');
  const source = (from: Picture, crop: 'card' | 'wide', media: string) => (
    <source media={media} srcSet={pictureSources(from, crop).srcSet} sizes="100vw" />
  );
  return (
    <div className={styles.art}>
      <ColorPlate color={picture.plateColor} />
      {shown === 'none' ? (
        <ImageUnavailable />
      ) : (
        <picture>
          {shown === 'webp' && (
            <>
              {night && source(night, 'wide', `${wide} and ${dark}`)}
              {night && source(night, 'card', dark)}
              {source(picture, 'wide', wide)}
            </>
          )}
          <img
            ref={image}
            className={styles.image}
            {...(shown === 'webp'
              ? { src: card.src, srcSet: card.srcSet, sizes: '100vw' }
              : { src: withBase(picture.original) })}
            width={card.width}
            height={card.height}
            alt={picture.alt}
            fetchPriority="high"
            decoding="sync"
            onError={tryNext}
          />
        </picture>
      )}
    </div>
  );
}
