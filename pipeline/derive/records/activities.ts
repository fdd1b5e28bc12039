import schema from '#schemas/authored/activity.schema.json' with { type: 'json' };
import { recordPath } from '#schemas/recordKinds.ts';
import type { Activity, ActivityDetail } from '#schemas/types/published.ts';
import { recordId } from '../../content/idOf.ts';
import { markdownToHtml } from '../../markdown/markdown.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { coordinateTexts, priceText, ratingFigures } from './figures.ts';
import { socialImageOf } from '../pictureJobs.ts';
import { galleryOf, originalOf, pictureOf } from '../pictures.ts';
import { asWritten, toOpeningHours, toProvenance, toProvenanceOrNull } from './fields.ts';

/** Returns an activity as listed. */
export function toActivity(
  { slug, data }: Entry<'activity'>,
  around: Pick<Activity, 'restrictions' | 'hasBus' | 'busSeason' | 'isIndoors'>,
): Activity {
  return {
    id: recordId('activities', { slug, data }),
    slug,
    ...asWritten(schema.$defs.listed, data),
    ...coordinateTexts(data.coordinates),
    ...priceText(data.price),
    priceBand: data.priceBand?.band ?? null,
    difficulty: data.difficulty ?? 'easy',
    ...ratingFigures(data.rating),
    galleryImages: galleryOf('activity', slug, data).map(({ original }) => original),
    imageUrl: originalOf('activity', slug, 1, data),
    picture: pictureOf('activity', slug, data),
    provenance: toProvenance(data.provenance),
    ...around,
  };
}

/** Returns the rest of an activity's page; the cards are those of the records nearby. */
export function toActivityDetail(
  { slug, data }: Entry<'activity'>,
  activity: Activity,
  near: Pick<ActivityDetail, 'photographs' | 'notices' | 'transit' | 'attractions' | 'accommodations'>,
): ActivityDetail {
  return {
    ...activity,
    aboutHtml: markdownToHtml(data.about),
    ...asWritten(schema.$defs.onPage, data),
    bookable: (data.bookable ?? true) && data.price?.amount !== 0,
    priceBandProvenance: toProvenanceOrNull(data.priceBand),
    socialImage: socialImageOf(recordPath('activity', slug)),
    gallery: galleryOf('activity', slug, data),
    hours: toOpeningHours(data.hours),
    ...near,
  };
}
