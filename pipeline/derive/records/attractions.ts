import schema from '#schemas/authored/attraction.schema.json' with { type: 'json' };
import { recordPath } from '#schemas/recordKinds.ts';
import type { ReviewQuote } from '#schemas/types/authored.ts';
import type { Attraction, AttractionDetail } from '#schemas/types/published.ts';
import { recordId } from '../../content/idOf.ts';
import { markdownToHtml } from '../../markdown/markdown.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { coordinateTexts } from './figures.ts';
import { socialImageOf } from '../pictureJobs.ts';
import { galleryOf, originalOf, pictureOf } from '../pictures.ts';
import { asWritten, toOpeningHours, toProvenance, toSuitFacts, toSuits } from './fields.ts';

/** Returns an attraction as listed. */
export function toAttraction(
  { slug, data }: Entry<'attraction'>,
  around: Pick<Attraction, 'restrictions' | 'hasBus' | 'busSeason' | 'isIndoors'>,
): Attraction {
  return {
    id: recordId('attractions', { slug, data }),
    slug,
    ...asWritten(schema.$defs.listed, data),
    ...coordinateTexts(data.coordinates),
    imageUrl: originalOf('attraction', slug, 1),
    picture: pictureOf('attraction', slug, data),
    additionalImages: (data.gallery ?? []).map((_, index) => originalOf('attraction', slug, index + 2)),
    reviewQuotes: (data.reviewQuotes ?? []).map(quoteText),
    ...toSuits(data.suits),
    parkingAvailable: data.parking.available,
    provenance: toProvenance(data.provenance),
    ...around,
  };
}

/** Returns the rest of an attraction's page; `near` is what lies around it. */
export function toAttractionDetail(
  { slug, data }: Entry<'attraction'>,
  attraction: Attraction,
  near: Pick<
    AttractionDetail,
    'photographs' | 'notices' | 'transit' | 'trails' | 'activities' | 'accommodations' | 'locatorMap'
  >,
): AttractionDetail {
  return {
    ...attraction,
    aboutHtml: markdownToHtml(data.about),
    suitFacts: toSuitFacts(data.suits),
    ...asWritten(schema.$defs.onPage, data),
    parkingNote: data.parking.note ?? null,
    paidActivities: (data.paidActivities ?? []).map(({ name, price }) => ({
      name,
      price: String(price.amount),
      per: price.per,
      provenance: toProvenance(price),
    })),
    reviewsAreSamples: (data.reviewQuotes ?? []).some(({ source }) => !source),
    socialImage: socialImageOf(recordPath('attraction', slug)),
    gallery: galleryOf('attraction', slug, data),
    hours: toOpeningHours(data.hours),
    ...near,
  };
}

/** Returns the text of a quotation. Only one with a source is attributed to a verified visitor. */
function quoteText({ quote, author, source }: ReviewQuote): string {
  return `${quote} - ${author ?? (source ? 'Verified Visitor' : 'Visitor quote')}`;
}
