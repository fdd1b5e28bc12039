import { recordPath } from '#schemas/recordKinds.ts';
import type { Activity, ActivityDetail } from '#schemas/types/published.ts';
import { recordId } from '../../content/idOf.ts';
import { markdownToHtml } from '../../markdown/markdown.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { coordinateTexts, priceText, ratingFigures } from './figures.ts';
import { socialImageOf } from '../pictureJobs.ts';
import { galleryOf, originalOf, pictureOf } from '../pictures.ts';
import { toOpeningHours, toProvenance } from './fields.ts';

/** Returns an activity as listed. */
export function toActivity(
  { slug, data }: Entry<'activity'>,
  around: Pick<Activity, 'restrictions' | 'hasBus' | 'isIndoors'>,
): Activity {
  return {
    id: recordId('activities', { slug, data }),
    slug,
    name: data.name,
    description: data.description,
    category: data.category,
    location: data.location,
    town: data.town,
    ...coordinateTexts(data.coordinates),
    ...priceText(data.price),
    ...(data.priceBand && { priceBand: data.priceBand.band }),
    duration: data.duration,
    durationMinutes: data.durationMinutes,
    difficulty: data.difficulty ?? 'easy',
    ...ratingFigures(data.rating),
    reviewCount: data.reviewCount ?? null,
    galleryImages: galleryOf('activity', slug, data).map(({ original }) => original),
    highlights: data.highlights ?? [],
    inclusions: data.inclusions ?? [],
    bestTime: data.bestTime ?? null,
    season: data.season ?? null,
    imageUrl: originalOf('activity', slug, 1, data),
    picture: pictureOf('activity', slug, data),
    ...(data.open && { open: data.open }),
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
    operators: data.operators ?? [],
    bookingUrl: data.bookingUrl ?? null,
    bookable: (data.bookable ?? true) && data.price?.amount !== 0,
    ...(data.booking !== undefined && { booking: data.booking }),
    ...(data.priceBand && { priceBandProvenance: toProvenance(data.priceBand) }),
    officialUrl: data.officialUrl ?? null,
    socialImage: socialImageOf(recordPath('activity', slug)),
    gallery: galleryOf('activity', slug, data),
    hours: toOpeningHours(data.hours),
    timesOfDay: data.timesOfDay ?? [],
    ...near,
  };
}
