import type {
  Accommodation,
  AccommodationSummary,
  Activity,
  ActivitySummary,
  Attraction,
  AttractionSummary,
  EventSummary,
  ParkEvent,
  Trail,
  TrailSummary,
} from '#schemas/types/published.ts';
import { pick } from './fields.ts';

/*
 * A page carries the records of other kinds with the fields of their cards alone, because the published HTML holds its
 * data and phones with a weak signal wait for all of it.
 */

const attractionKeys = [
  'id',
  'slug',
  'name',
  'description',
  'category',
  'location',
  'picture',
  'bestSeason',
  'open',
  'restrictions',
] as const;
const activityKeys = [
  'id',
  'slug',
  'name',
  'description',
  'price',
  'pricePer',
  'priceProvenance',
  'priceBand',
  'open',
  'duration',
  'difficulty',
  'rating',
  'ratingScale',
  'ratingProvenance',
  'reviewCount',
  'picture',
  'restrictions',
] as const;
const accommodationKeys = [
  'id',
  'slug',
  'name',
  'type',
  'location',
  'price',
  'priceProvenance',
  'rating',
  'ratingScale',
  'ratingProvenance',
  'reviewCount',
  'amenities',
  'picture',
  'open',
  'restrictions',
] as const;
const trailKeys = [
  'id',
  'slug',
  'name',
  'difficulty',
  'distance',
  'elevationGain',
  'winterState',
  'picture',
  'restrictions',
] as const;
const eventKeys = [
  'id',
  'slug',
  'name',
  'startDate',
  'endDate',
  'usualTime',
  'usual',
  'yearly',
  'location',
  'isFree',
  'price',
  'eventStatus',
  'url',
  'picture',
] as const;

/** Returns an attraction as on a card. */
export const toAttractionSummary = (attraction: Attraction): AttractionSummary =>
  pick(attraction, attractionKeys);

/** Returns an activity as on a card. */
export const toActivitySummary = (activity: Activity): ActivitySummary => pick(activity, activityKeys);

/** Returns a place to stay as on a card. */
export const toAccommodationSummary = (accommodation: Accommodation): AccommodationSummary =>
  pick(accommodation, accommodationKeys);

/** Returns a walk as on a card. */
export const toTrailSummary = (trail: Trail): TrailSummary => pick(trail, trailKeys);

/** Returns an event as in a row. */
export const toEventSummary = (event: ParkEvent): EventSummary => pick(event, eventKeys);
