import { useRef } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { classNames } from '../classNames.ts';
import { RidgeDrawing } from '../EmptyState/EmptyState.tsx';
import { frame } from '../HeroPicture/HeroPicture.css.ts';
import { plate } from './ColorPlate.css.ts';
import * as styles from './Picture.css.ts';
import { pictureSources, useNearViewport, useSourceFallback, type Crop } from './pictureSources.ts';
import { withBase } from '../../base/guideBase.ts';

interface PictureProps {
  picture: PictureData;
  crop: Crop;
  /** The `sizes` attribute: the width of the picture by screen width. */
  sizes: string;
  /**
   * first: the most important picture of the page, requested before all else. eager: perhaps in the first screen, so
   * that the browser itself decides, before any script runs, and after the fonts. lazy: when it comes near.
   */
  loading?: 'first' | 'eager' | 'lazy';
  /** Fills the box around it. */
  fill?: boolean;
  /** Hidden from assistive technology, because the text beside it says the same. */
  decorative?: boolean;
}

const priority = { first: 'high', eager: 'low', lazy: 'auto' } as const;

/** A picture of a place: WebP first, then the JPEG original, then the words "Image unavailable". */
export function Picture({
  picture,
  crop,
  sizes,
  loading = 'lazy',
  fill = false,
  decorative = false,
}: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [source, tryNext, image] = useSourceFallback();
  const near = useNearViewport(frame, loading !== 'lazy');
  const sources = pictureSources(picture, crop);
  const alt = decorative ? '' : picture.alt;
  const attributes = {
    width: sources.width,
    height: sources.height,
    className: classNames(
      styles.image,
      isBright(picture.placeholderColor) && styles.bright,
      crop === 'wide' && styles.focusX[picture.focus.x],
      crop === 'wide' && styles.focusY[picture.focus.y],
    ),
  };
  const webp = { src: sources.src, srcSet: sources.srcSet, sizes };
  return (
    <div ref={frame} className={classNames(styles.frame[crop], fill && styles.fill)}>
      {source === 'none' ? (
        <ImageUnavailable />
      ) : (
        <>
          <svg className={styles.layer} aria-hidden="true">
            <rect width="100%" height="100%" fill={picture.placeholderColor} />
          </svg>
          {near ? (
            <img
              ref={image}
              alt={alt}
              {...attributes}
              {...(source === 'webp' ? webp : { src: withBase(picture.original) })}
              fetchPriority={priority[loading]}
              loading={loading === 'eager' ? 'lazy' : 'eager'}
              decoding={loading === 'first' ? 'sync' : 'async'}
              onError={tryNext}
            />
          ) : (
            <noscript>
              <img alt={alt} {...attributes} {...webp} loading="lazy" />
            </noscript>
          )}
        </>
      )}
    </div>
  );
}

/** Returns true for a hexadecimal colour in the lighter half of its green, which the eye sees best. */
const isBright = (color: string) => Number.parseInt(color.slice(3, 5), 16) > 127;

/** Fills the box around it with a colour from data. An SVG, since the content security policy forbids style attributes. */
export function ColorPlate({ color }: { color: string }) {
  return (
    <svg className={plate} aria-hidden="true">
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}

/** Takes the place of a picture that did not load in any form. */
export function ImageUnavailable() {
  return (
    <span className={styles.unavailable}>
      <RidgeDrawing className={styles.ridge} />
      Image unavailable
    </span>
  );
}

/** The large picture at the top of a page without another: the first to load. */
export function HeroPicture({ picture }: { picture: PictureData }) {
  return (
    <div className={frame}>
      <Picture picture={picture} crop="wide" sizes="100vw" loading="first" fill />
    </div>
  );
}
