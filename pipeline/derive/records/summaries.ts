import type {
  Accommodation,
  AccommodationSummary,
  Activity,
  ActivitySummary,
  Attraction,
  AttractionSummary,
  EventSummary,
  ParkEvent,
} from '#schemas/types/published.ts';

/**
 * Returns the fields of a record that its card shows. A page with records of other kinds carries only these, because
 * the published HTML holds its data and phones with a weak signal wait for all of it.
 */

/** Returns an attraction as on a card. */
export function toAttractionSummary(attraction: Attraction): AttractionSummary {
  const { id, slug, name, description, category, location, picture, bestSeason } = attraction;
  const { restrictions, open } = attraction;
  return {
    id,
    slug,
    name,
    description,
    category,
    location,
    picture,
    bestSeason,
    ...(open && { open }),
    restrictions,
  };
}

/** Returns an activity as on a card. */
export function toActivitySummary(activity: Activity): ActivitySummary {
  const { id, slug, name, description, duration, difficulty, picture, restrictions } = activity;
  const { price, pricePer, priceProvenance, rating, ratingScale, ratingProvenance, reviewCount } = activity;
  const { priceBand, open } = activity;
  return {
    id,
    slug,
    name,
    description,
    price,
    pricePer,
    priceProvenance,
    ...(priceBand && { priceBand }),
    ...(open && { open }),
    duration,
    difficulty,
    rating,
    ratingScale,
    ratingProvenance,
    reviewCount,
    picture,
    restrictions,
  };
}

/** Returns a place to stay as on a card. */
export function toAccommodationSummary(accommodation: Accommodation): AccommodationSummary {
  const { id, slug, name, type, location, amenities, picture, restrictions } = accommodation;
  const { price, priceProvenance, rating, ratingScale, ratingProvenance, reviewCount } = accommodation;
  const { open } = accommodation;
  return {
    id,
    slug,
    name,
    type,
    location,
    price,
    priceProvenance,
    rating,
    ratingScale,
    ratingProvenance,
    reviewCount,
    amenities,
    picture,
    ...(open && { open }),
    restrictions,
  };
}

/** Returns an event as in a row. */
export function toEventSummary(event: ParkEvent): EventSummary {
  const { id, slug, name, location, url, picture } = event;
  const { startDate, endDate, usualTime, usual, yearly, isFree, price, eventStatus } = event;
  return {
    id,
    slug,
    name,
    startDate,
    endDate,
    usualTime,
    usual,
    yearly,
    location,
    isFree,
    price,
    eventStatus,
    url,
    picture,
  };
}
