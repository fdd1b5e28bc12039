import schema from '#schemas/authored/accommodation.schema.json' with { type: 'json' };
import { recordPath } from '#schemas/recordKinds.ts';
import type { NoticeLine, Accommodation, AccommodationDetail } from '#schemas/types/published.ts';
import { recordId } from '../../content/idOf.ts';
import { markdownToHtml } from '../../markdown/markdown.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { coordinateTexts, priceNumber, ratingFigures } from './figures.ts';
import { socialImageOf } from '../pictureJobs.ts';
import { galleryOf, originalOf, pictureOf } from '../pictures.ts';
import { asWritten, reservationUrl, stayAnswers, toProvenance, toSuitFacts, toSuits } from './fields.ts';

/** Returns a place to stay as listed. */
export function toAccommodation(
  { slug, data }: Entry<'accommodation'>,
  restrictions: NoticeLine[],
): Accommodation {
  return {
    id: recordId('accommodations', { slug, data }),
    slug,
    ...asWritten(schema.$defs.listed, data),
    ...coordinateTexts(data.coordinates),
    ...priceNumber(data.price),
    ...ratingFigures(data.rating),
    ...toSuits(data.suits),
    imageUrl: originalOf('accommodation', slug, 1),
    picture: pictureOf('accommodation', slug, data),
    provenance: toProvenance(data.provenance),
    restrictions,
  };
}

/** Returns the rest of its page; the cards are those of the records nearby. */
export function toAccommodationDetail(
  { slug, data }: Entry<'accommodation'>,
  accommodation: Accommodation,
  near: Pick<AccommodationDetail, 'photographs' | 'notices' | 'transit' | 'attractions' | 'activities'>,
): AccommodationDetail {
  return {
    ...accommodation,
    aboutHtml: data.about ? markdownToHtml(data.about) : null,
    ...asWritten(schema.$defs.onPage, data),
    camping: data.camping
      ? {
          ...asWritten(schema.properties.camping, data.camping),
          reservationUrl: reservationUrl(data.camping.reservation),
        }
      : null,
    bookable: data.bookable ?? true,
    suitFacts: toSuitFacts(data.suits, stayAnswers),
    socialImage: socialImageOf(recordPath('accommodation', slug)),
    gallery: galleryOf('accommodation', slug, data),
    ...near,
  };
}
