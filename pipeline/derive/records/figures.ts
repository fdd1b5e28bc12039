import type { Coordinates, Price, Rating } from '#schemas/types/authored.ts';
import type { Accommodation, Activity, Attraction } from '#schemas/types/published.ts';
import { toProvenanceOrNull } from './fields.ts';

/** Returns coordinates as text in decimal degrees; null if the record has none. */
export function coordinateTexts(
  coordinates: Coordinates | undefined,
): Pick<Attraction, 'latitude' | 'longitude'> {
  return {
    latitude: coordinates ? String(coordinates.lat) : null,
    longitude: coordinates ? String(coordinates.lng) : null,
  };
}

/** Returns a price as numeric text, with what it buys and where it comes from. */
export function priceText(
  price: Price | undefined,
): Pick<Activity, 'price' | 'pricePer' | 'priceProvenance'> {
  return {
    price: price ? String(price.amount) : null,
    pricePer: price?.per ?? null,
    priceProvenance: toProvenanceOrNull(price),
  };
}

/** Returns a price as number, with what it buys and where it comes from. */
export function priceNumber(
  price: Price | undefined,
): Pick<Accommodation, 'price' | 'pricePer' | 'priceProvenance'> {
  return {
    price: price?.amount ?? null,
    pricePer: price?.per ?? null,
    priceProvenance: toProvenanceOrNull(price),
  };
}

/** Returns a rating on its own scale, with where it comes from. */
export function ratingFigures(
  rating: Rating | undefined,
): Pick<Activity, 'rating' | 'ratingScale' | 'ratingProvenance'> {
  return {
    rating: rating?.value ?? null,
    ratingScale: rating?.scale ?? null,
    ratingProvenance: toProvenanceOrNull(rating),
  };
}
