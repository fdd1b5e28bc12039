import type { Picture } from '#schemas/types/published.ts';
import { ColorPlate } from '../Picture/ColorPlate.tsx';
import { pictureSources } from '../Picture/pictureSources.ts';
import * as styles from './HomeHero.css.ts';
import { useDarkMedia } from './useDarkMedia.ts';

interface HeroArtProps {
  picture: Picture;
  night?: Picture | undefined;
}

/** The widest screens that show the upright crop. */
const wide = '(min-width: 700px)';

/** The landscape of the home page, by night in the dark scheme: the browser loads one file of them all. */
export function HeroArt({ picture, night }: HeroArtProps) {
  const dark = useDarkMedia();
  const card = pictureSources(picture, 'card');
  const source = (from: Picture, crop: 'card' | 'wide', media: string) => (
    <source media={media} srcSet={pictureSources(from, crop).srcSet} sizes="100vw" />
  );
  return (
    <div className={styles.art}>
      <ColorPlate color={picture.plateColor} />
      <picture>
        {night && source(night, 'wide', `${wide} and ${dark}`)}
        {night && source(night, 'card', dark)}
        {source(picture, 'wide', wide)}
        <img
          className={styles.image}
          src={card.src}
          srcSet={card.srcSet}
          sizes="100vw"
          width={card.width}
          height={card.height}
          alt={picture.alt}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
    </div>
  );
}
