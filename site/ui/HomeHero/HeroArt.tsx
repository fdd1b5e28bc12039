import { useEffect, useState } from 'react';
import type { Picture } from '#schemas/types/published.ts';
import * as styles from './HomeHero.css.ts';
import { ColorPlate, ImageUnavailable } from '../Picture/Picture.tsx';
import { phonePoster, pictureSources, useSourceFallback } from '../Picture/pictureSources.ts';
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
    <source
      media={media}
      srcSet={pictureSources(from, crop).srcSet}
      sizes={crop === 'card' ? phonePoster : '100vw'}
    />
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
              ? { src: card.src, srcSet: card.srcSet, sizes: phonePoster }
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

const ofSystem = '(prefers-color-scheme: dark)';

function current(): string {
  const { scheme } = document.documentElement.dataset;
  if (scheme === undefined) return ofSystem;
  return scheme === 'dark' ? '(min-width: 0px)' : '(max-width: 0px)';
}

/**
 * Returns the media query that holds in the dark scheme: that of the system, or always or never after the visitor's
 * choice.
 */
export function useDarkMedia(): string {
  const [media, setMedia] = useState(ofSystem);
  useEffect(() => {
    const update = () => setMedia(current());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => observer.disconnect();
  }, []);
  return media;
}
