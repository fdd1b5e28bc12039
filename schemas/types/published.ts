// Generated from the JSON Schemas by `npm run generate`. Do not edit.

/**
 * Amenities; an entry with the word "reviews" carries the review count.
 */
export type Amenities = string[];

/**
 * Every kind of published document by the name of its schema file.
 */
export interface PublishedKinds {
  'accommodation-detail': AccommodationDetail;
  'accommodation-summary': AccommodationSummary;
  accommodation: Accommodation;
  'activity-detail': ActivityDetail;
  'activity-summary': ActivitySummary;
  activity: Activity;
  'attraction-detail': AttractionDetail;
  'attraction-summary': AttractionSummary;
  attraction: Attraction;
  climate: Climate;
  emergency: Emergency;
  'event-summary': EventSummary;
  event: ParkEvent;
  guide: Guide;
  home: Home;
  page: Page;
  passes: Passes;
  rates: Rates;
  site: Site;
  'trail-coordinates': TrailCoordinates;
  'trail-detail': TrailDetail;
  trail: Trail;
}
/**
 * A place to stay. With everything its page shows.
 */
export interface AccommodationDetail {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Kind of house.
   */
  type: 'resort' | 'hotel' | 'hostel';
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * In the guide's currency per night, or null when unknown.
   */
  price: number | null;
  /**
   * What the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  /**
   * Amenities; an entry with the word "reviews" carries the review count.
   */
  amenities: string[];
  /**
   * Where to book, or null for the default page of the hotel partner.
   */
  bookingUrl: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  /**
   * Longer text as safe HTML.
   */
  aboutHtml: string | null;
  /**
   * How many rooms or beds.
   */
  rooms: string | null;
  /**
   * Shows "Perfect for families & couples".
   */
  familyAndCouples: boolean;
  /**
   * Shows "24/7 Front Desk".
   */
  frontDesk24h: boolean;
  /**
   * How to get there.
   */
  access: string | null;
  /**
   * Own site of the house.
   */
  officialUrl: string | null;
  /**
   * Where all reviews can be read.
   */
  reviewsUrl: string | null;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  /**
   * The main picture, then more of the same place.
   */
  gallery: Picture[];
  /**
   * Nearby attractions, up to 3.
   */
  attractions: AttractionSummary[];
  /**
   * Recommended activities, up to 3.
   */
  activities: ActivitySummary[];
}
/**
 * Where a figure comes from.
 */
export interface Provenance {
  /**
   * Web address, "specification", "general knowledge", "illustrative" or a short name of the source.
   */
  source: string;
  /**
   * How good the source is.
   */
  status: 'official' | 'secondary' | 'unverified';
  /**
   * Day of the last real check, or null.
   */
  verifiedOn: string | null;
}
/**
 * A picture in card (4:5) and wide (16:9) crops.
 */
export interface Picture {
  /**
   * Folder of the variants: {path}/card-400.webp, card-800, card-1600, wide-400, wide-800, wide-1600.
   */
  path: string;
  /**
   * Address of the JPEG original, 1600 px wide.
   */
  original: string;
  /**
   * What the picture shows.
   */
  alt: string;
  /**
   * Drawn by the guide or a photograph.
   */
  kind: 'drawn' | 'photo';
  /**
   * Photographer.
   */
  credit: string | null;
  /**
   * Licence of the photograph.
   */
  licence: string | null;
  /**
   * Foreground colour of the picture, #rrggbb; light text is readable on it.
   */
  plateColor: string;
  /**
   * Average colour of the picture, #rrggbb.
   */
  placeholderColor: string;
}
/**
 * A place to see as on a card.
 */
export interface AttractionSummary {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Kind of place.
   */
  category: string;
  /**
   * Where it is, for people.
   */
  location: string;
  picture: Picture;
  bestSeason: ('summer' | 'winter' | 'spring' | 'fall') | null;
}
/**
 * Something to do as on a card.
 */
export interface ActivitySummary {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  /**
   * What the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * How long it takes, in words.
   */
  duration: string;
  /**
   * How hard it is.
   */
  difficulty: 'easy' | 'moderate' | 'difficult';
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  picture: Picture;
}
/**
 * A place to stay as on a card.
 */
export interface AccommodationSummary {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Kind of house.
   */
  type: 'resort' | 'hotel' | 'hostel';
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * In the guide's currency per night, or null when unknown.
   */
  price: number | null;
  priceProvenance: Provenance | null;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  amenities: Amenities;
  picture: Picture;
}
/**
 * A place to stay. As listed.
 */
export interface Accommodation {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Kind of house.
   */
  type: 'resort' | 'hotel' | 'hostel';
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * In the guide's currency per night, or null when unknown.
   */
  price: number | null;
  /**
   * What the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  amenities: Amenities;
  /**
   * Where to book, or null for the default page of the hotel partner.
   */
  bookingUrl: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
}
/**
 * Something to do. With everything its page shows.
 */
export interface ActivityDetail {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Kind of activity.
   */
  category: string;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  /**
   * What the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * How long it takes, in words.
   */
  duration: string;
  /**
   * How long it takes, in minutes.
   */
  durationMinutes: number;
  /**
   * How hard it is.
   */
  difficulty: 'easy' | 'moderate' | 'difficult';
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  /**
   * Addresses of JPEG originals, the main one first.
   */
  galleryImages: string[];
  /**
   * What people remember.
   */
  highlights: string[];
  /**
   * What the price includes.
   */
  inclusions: string[];
  /**
   * The best time to go.
   */
  bestTime: string | null;
  /**
   * When it runs.
   */
  season: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  /**
   * Experience overview as safe HTML.
   */
  aboutHtml: string;
  /**
   * Companies known to offer it.
   */
  operators: string[];
  /**
   * Where to book, or null for the marketplace page.
   */
  bookingUrl: string | null;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  /**
   * The main picture, then more of the same place.
   */
  gallery: Picture[];
  /**
   * Related attractions, up to 3.
   */
  attractions: AttractionSummary[];
  /**
   * Nearby places to stay, up to 3.
   */
  accommodations: AccommodationSummary[];
}
/**
 * Something to do. As listed.
 */
export interface Activity {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Kind of activity.
   */
  category: string;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  /**
   * What the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * How long it takes, in words.
   */
  duration: string;
  /**
   * How long it takes, in minutes.
   */
  durationMinutes: number;
  /**
   * How hard it is.
   */
  difficulty: 'easy' | 'moderate' | 'difficult';
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  /**
   * Addresses of JPEG originals, the main one first.
   */
  galleryImages: string[];
  /**
   * What people remember.
   */
  highlights: string[];
  /**
   * What the price includes.
   */
  inclusions: string[];
  /**
   * The best time to go.
   */
  bestTime: string | null;
  /**
   * When it runs.
   */
  season: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
}
/**
 * A place to see. With everything its page shows.
 */
export interface AttractionDetail {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Kind of place.
   */
  category: string;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  /**
   * Addresses of more JPEG originals.
   */
  additionalImages: string[];
  /**
   * History & Heritage, plain text.
   */
  history: string | null;
  /**
   * Quotes shaped as quote, then " - ", then author.
   */
  reviewQuotes: string[];
  /**
   * When to go.
   */
  bestTimeToVisit: string | null;
  bestSeason: ('summer' | 'winter' | 'spring' | 'fall') | null;
  /**
   * For people with limited mobility.
   */
  accessibility: string | null;
  /**
   * Amenity badges.
   */
  amenities: string[];
  /**
   * How long a visit takes.
   */
  duration: string;
  difficulty: ('easy' | 'moderate' | 'hard') | null;
  /**
   * Photographers come here on purpose.
   */
  photographyHotspot: boolean;
  /**
   * A private car may park here.
   */
  parkingAvailable: boolean;
  provenance: Provenance;
  /**
   * Text under "About" as safe HTML.
   */
  aboutHtml: string;
  /**
   * Metres above sea level.
   */
  elevationM: number | null;
  /**
   * What to know about parking.
   */
  parkingNote: string | null;
  /**
   * What is there.
   */
  facilities: string[];
  /**
   * Things to do that cost nothing.
   */
  freeActivities: string[];
  /**
   * Things to do that cost money.
   */
  paidActivities: {
    /**
     * What it is.
     */
    name: string;
    /**
     * Numeric text in the guide's currency.
     */
    price: string;
    /**
     * What the price buys.
     */
    per: string;
    provenance: Provenance;
  }[];
  /**
   * Insider tips.
   */
  tips: string[];
  /**
   * A warning shown above everything else, or null.
   */
  notice: {
    /**
     * The warning in a few words.
     */
    heading: string;
    /**
     * What to do.
     */
    text: string;
  } | null;
  /**
   * true when the quotes are illustrative.
   */
  reviewsAreSamples: boolean;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  /**
   * The main picture, then more of the same place.
   */
  gallery: Picture[];
  /**
   * Trails nearby, up to 3.
   */
  trails: Trail[];
  /**
   * Related, then nearby activities, up to 6.
   */
  activities: ActivitySummary[];
  /**
   * Nearby places to stay, up to 4.
   */
  accommodations: AccommodationSummary[];
}
/**
 * A walk. As listed.
 */
export interface Trail {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * How hard the walk is.
   */
  difficulty: 'easy' | 'moderate' | 'hard';
  /**
   * Shape of the walk.
   */
  trailType: 'out-and-back' | 'loop' | 'point-to-point';
  /**
   * Distance in words.
   */
  distance: string;
  /**
   * Kilometres.
   */
  distanceKm: number;
  /**
   * Time in words.
   */
  duration: string;
  /**
   * Minutes.
   */
  durationMinutes: number;
  /**
   * Gain in words.
   */
  elevationGain: string;
  /**
   * Metres, as the source states.
   */
  elevationGainM: number;
  /**
   * Highest point in metres.
   */
  highPointM: number | null;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  /**
   * What there is to see.
   */
  features: string[];
  /**
   * What can go wrong.
   */
  hazards: string[];
  /**
   * What to carry.
   */
  equipment: string[];
  /**
   * Tips by season.
   */
  seasonalTips: string[];
  /**
   * Best months.
   *
   * Items: A month in lower-case English.
   */
  bestMonths: (
    | 'january'
    | 'february'
    | 'march'
    | 'april'
    | 'may'
    | 'june'
    | 'july'
    | 'august'
    | 'september'
    | 'october'
    | 'november'
    | 'december'
  )[];
  /**
   * Used in winter too.
   */
  winterAccessible: boolean;
  avalancheTerrain: AvalancheTerrain;
  /**
   * Page on a trail-listing site.
   */
  allTrailsUrl: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  route: RouteSummary | null;
}
export interface AvalancheTerrain {
  /**
   * Avalanche terrain class.
   */
  class: 'none' | 'simple' | 'challenging' | 'complex' | 'unknown';
  /**
   * Source.
   */
  source: string;
  /**
   * How good the source is.
   */
  status: 'official' | 'secondary' | 'unverified';
  /**
   * What to know.
   */
  note: string | null;
}
export interface RouteSummary {
  /**
   * How the line came about.
   */
  accuracy: 'recorded' | 'sketch';
  /**
   * Where the line comes from.
   */
  source: string;
  /**
   * Whether the line shows the whole walk.
   */
  covers: 'full' | 'partial';
  /**
   * Slug of the trail whose line this is.
   */
  lineOf: string;
  /**
   * Length of the line in kilometres.
   */
  lengthKm: number;
  /**
   * Where the elevations come from.
   */
  elevations: 'recorded' | 'interpolated' | 'placeholder';
  /**
   * Highest minus lowest point in metres, null without elevations.
   */
  elevationRangeM: number | null;
  /**
   * Sum of rises of 10 m or more on the smoothed line in metres, null without elevations.
   */
  climbM: number | null;
  /**
   * The elevation profile; empty without elevations.
   */
  profile: ProfilePoint[];
}
export interface ProfilePoint {
  /**
   * Kilometres from the start.
   */
  km: number;
  /**
   * Metres above sea level.
   */
  elevation: number;
}
/**
 * A place to see. As listed.
 */
export interface Attraction {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Kind of place.
   */
  category: string;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  /**
   * Addresses of more JPEG originals.
   */
  additionalImages: string[];
  /**
   * History & Heritage, plain text.
   */
  history: string | null;
  /**
   * Quotes shaped as quote, then " - ", then author.
   */
  reviewQuotes: string[];
  /**
   * When to go.
   */
  bestTimeToVisit: string | null;
  bestSeason: ('summer' | 'winter' | 'spring' | 'fall') | null;
  /**
   * For people with limited mobility.
   */
  accessibility: string | null;
  /**
   * Amenity badges.
   */
  amenities: string[];
  /**
   * How long a visit takes.
   */
  duration: string;
  difficulty: ('easy' | 'moderate' | 'hard') | null;
  /**
   * Photographers come here on purpose.
   */
  photographyHotspot: boolean;
  /**
   * A private car may park here.
   */
  parkingAvailable: boolean;
  provenance: Provenance;
}
/**
 * Monthly climate of the main town.
 */
export interface Climate {
  /**
   * Where.
   */
  station: string;
  /**
   * January to December.
   */
  months: ClimateMonth[];
  /**
   * Where each kind of figure comes from.
   */
  provenance: {
    temperature: Provenance;
    precipitation: Provenance;
    snowfall: Provenance;
    daylight: Provenance;
  };
}
export interface ClimateMonth {
  /**
   * A month in lower-case English.
   */
  month:
    | 'january'
    | 'february'
    | 'march'
    | 'april'
    | 'may'
    | 'june'
    | 'july'
    | 'august'
    | 'september'
    | 'october'
    | 'november'
    | 'december';
  /**
   * °C
   */
  avgHighC: number;
  /**
   * °C
   */
  avgLowC: number;
  /**
   * mm
   */
  precipitationMm: number;
  /**
   * cm
   */
  snowfallCm: number;
  /**
   * hours
   */
  daylightHours: number;
  /**
   * What to expect.
   */
  conditions: string;
}
/**
 * Emergency contacts.
 */
export interface Emergency {
  /**
   * Contacts, the first one first.
   */
  contacts: EmergencyContact[];
  /**
   * Medical facilities.
   */
  medical: {
    /**
     * Name.
     */
    name: string;
    /**
     * What and where.
     */
    text: string;
    provenance: Provenance;
  }[];
  /**
   * Pharmacies.
   */
  pharmacies: {
    /**
     * Name.
     */
    name: string;
    /**
     * What and where.
     */
    text: string;
    provenance: Provenance;
  }[];
}
export interface EmergencyContact {
  /**
   * Who answers.
   */
  name: string;
  /**
   * Number.
   */
  number: string;
  /**
   * When to call.
   */
  text: string | null;
  provenance: Provenance;
}
/**
 * Something that happens, as in a row.
 */
export interface EventSummary {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  startDate: string | null;
  endDate: string | null;
  /**
   * When it usually takes place.
   */
  usualTime: string | null;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Nobody pays to enter.
   */
  isFree: boolean;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  /**
   * Whether the dates stand.
   */
  eventStatus: 'scheduled' | 'unconfirmed' | 'cancelled';
  /**
   * Where to read more.
   */
  url: string | null;
  picture: Picture;
}
/**
 * Something that happens on a date.
 */
export interface ParkEvent {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * A short word visitors filter by.
   */
  category: string;
  startDate: string | null;
  endDate: string | null;
  /**
   * When it usually takes place.
   */
  usualTime: string | null;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Nobody pays to enter.
   */
  isFree: boolean;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  /**
   * What the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * Whether the dates stand.
   */
  eventStatus: 'scheduled' | 'unconfirmed' | 'cancelled';
  /**
   * Where to read more.
   */
  url: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
}
/**
 * A guide.
 */
export interface Guide {
  /**
   * Name of the guide.
   */
  slug: string;
  /**
   * Its address on the site.
   */
  path: string;
  /**
   * Title.
   */
  title: string;
  /**
   * For search results.
   */
  description: string;
  /**
   * The large heading.
   */
  heading: string;
  /**
   * A sentence under the heading.
   */
  lead: string;
  /**
   * Badges.
   */
  badges: string[];
  /**
   * Introduction as safe HTML.
   */
  html: string;
  /**
   * Sections.
   */
  sections: (
    | {
        kind: 'text';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
        /**
         * Safe HTML.
         */
        html: string;
      }
    | {
        kind: 'cards';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
        /**
         * Cards.
         */
        cards: {
          /**
           * Title.
           */
          title: string;
          /**
           * Items as safe inline HTML.
           */
          items: string[];
          provenance: Provenance | null;
        }[];
      }
    | {
        kind: 'tabs';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
        /**
         * Tabs.
         */
        tabs: {
          /**
           * Label.
           */
          label: string;
          /**
           * Items as safe inline HTML.
           */
          items: string[];
        }[];
      }
    | {
        kind: 'table';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
        /**
         * Column headings.
         */
        columns: string[];
        /**
         * Rows.
         */
        rows: string[][];
        provenance: Provenance | null;
      }
    | {
        kind: 'facts';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
        /**
         * Figures.
         */
        items: Fact[];
      }
    | {
        kind: 'notice';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
        /**
         * Urgency.
         */
        tone: 'info' | 'warning' | 'danger';
        /**
         * Safe HTML.
         */
        html: string;
        provenance: Provenance | null;
      }
    | {
        kind: 'links';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
        /**
         * Links.
         */
        links: Link[];
      }
    | {
        kind: 'passes';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
      }
    | {
        kind: 'fines';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
      }
    | {
        kind: 'climate';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
      }
    | {
        kind: 'emergency';
        /**
         * Heading.
         */
        heading: string;
        /**
         * Anchor of the section.
         */
        id: string;
        /**
         * Paragraph under the heading as safe HTML.
         */
        introHtml: string | null;
      }
  )[];
  /**
   * Buttons at the end.
   */
  callToAction: Link[];
  picture: Picture;
  /**
   * Address of the social card.
   */
  socialImage: string;
  provenance: Provenance;
}
/**
 * A figure with its source.
 */
export interface Fact {
  /**
   * What the figure is.
   */
  label: string;
  /**
   * The figure as shown.
   */
  value: string;
  /**
   * Web address, "specification", "general knowledge", "illustrative" or a short name of the source.
   */
  source: string;
  /**
   * How good the source is.
   */
  status: 'official' | 'secondary' | 'unverified';
  /**
   * Day of the last real check, or null.
   */
  verifiedOn: string | null;
}
export interface Link {
  /**
   * The words of the link.
   */
  label: string;
  /**
   * Path of this site or full web address.
   */
  href: string;
}
/**
 * What the home page shows.
 */
export interface Home {
  /**
   * First 6.
   */
  attractions: AttractionSummary[];
  /**
   * First 6.
   */
  activities: ActivitySummary[];
  /**
   * First 6.
   */
  accommodations: AccommodationSummary[];
  /**
   * The next 12 events; the page shows the first 4 that are not over.
   */
  events: EventSummary[];
}
/**
 * Texts of a screen or a legal page.
 */
export interface Page {
  /**
   * Name of the page.
   */
  slug: string;
  /**
   * Its address on the site.
   */
  path: string;
  /**
   * Title.
   */
  title: string;
  /**
   * For search results.
   */
  description: string;
  /**
   * The large heading.
   */
  heading: string;
  /**
   * A sentence under the heading.
   */
  lead: string | null;
  /**
   * Text of the page as safe HTML.
   */
  html: string;
  /**
   * Large figures.
   */
  stats: Stat[];
  picture: Picture | null;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
}
export interface Stat {
  /**
   * The number.
   */
  value: string;
  /**
   * What it counts.
   */
  label: string;
  provenance: Provenance;
}
/**
 * Park passes and fines.
 */
export interface Passes {
  /**
   * Official rates.
   */
  officialUrl: string;
  /**
   * Passes.
   */
  passes: Pass[];
  /**
   * Fines.
   */
  fines: {
    /**
     * What for.
     */
    name: string;
    /**
     * In the guide's currency.
     */
    amount: number;
    provenance: Provenance;
  }[];
}
export interface Pass {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * In the guide's currency.
   */
  price: number;
  /**
   * Validity.
   */
  duration: string;
  /**
   * What it is.
   */
  description: string;
  /**
   * What it includes.
   */
  features: string[];
  /**
   * Who should buy it.
   */
  bestFor: string;
  /**
   * Popular.
   */
  popular: boolean;
  /**
   * Group.
   */
  kind: 'standard' | 'special' | 'other';
  provenance: Provenance;
}
/**
 * Planning rates.
 */
export interface Rates {
  /**
   * Rates of the budget calculator, in the guide's currency.
   */
  budget: {
    /**
     * Days.
     */
    durations: number[];
    /**
     * Options.
     */
    accommodation: Rate[];
    /**
     * Options.
     */
    activities: Rate[];
    /**
     * Options.
     */
    meals: Rate[];
    /**
     * Options.
     */
    transport: Rate[];
    /**
     * What the calculator counts for the park pass.
     */
    pass: {
      /**
       * In the guide's currency.
       */
      dailyPerPerson: number;
      /**
       * In the guide's currency.
       */
      annualPerPerson: number;
      /**
       * Days.
       */
      annualAfterDays: number;
      /**
       * In the guide's currency.
       */
      familyGroup: number;
      /**
       * People.
       */
      familyGroupSize: number;
    };
  };
  /**
   * Rates of the trip planner, in the guide's currency.
   */
  planner: {
    /**
     * In the guide's currency.
     */
    carRentalPerDay: number;
    /**
     * In the guide's currency.
     */
    flightsPerPerson: number;
    /**
     * Airport.
     */
    airport: string;
    /**
     * Words that call for a car.
     */
    carAreas: string[];
    /**
     * Slugs of attractions whose road is closed to cars.
     */
    noCarAttractions: string[];
  };
  provenance: Provenance;
}
export interface Rate {
  /**
   * Id.
   */
  id: string;
  /**
   * As shown.
   */
  label: string;
  /**
   * In the guide's currency.
   */
  rate: number;
}
/**
 * The guide as a whole.
 */
export interface Site {
  /**
   * Name.
   */
  name: string;
  /**
   * What it is.
   */
  tagline: string;
  /**
   * Footer text.
   */
  blurb: string;
  /**
   * Park.
   */
  park: string;
  /**
   * Main town.
   */
  mainTown: string;
  /**
   * Base address without a slash at the end.
   */
  url: string;
  /**
   * IANA time zone.
   */
  timeZone: string;
  /**
   * Language of all texts, as a BCP 47 tag.
   */
  language: string;
  /**
   * Currency of all prices, as an ISO 4217 code.
   */
  currency: string;
  /**
   * Calendar date in the time zone of the park.
   */
  builtOn: string;
  /**
   * Where maps open.
   */
  map: {
    /**
     * °N
     */
    lat: number;
    /**
     * °E
     */
    lng: number;
    /**
     * Zoom.
     */
    zoom: number;
  };
  /**
   * Areas.
   */
  locations: {
    /**
     * Area of the park region: the id of a location of the site.
     */
    id: string;
    /**
     * As shown.
     */
    label: string;
  }[];
  /**
   * How to reach the guide; null shows nothing.
   */
  contact: {
    /**
     * Phone.
     */
    phone: string | null;
    /**
     * E-mail.
     */
    email: string | null;
    /**
     * Address.
     */
    address: string | null;
  };
  /**
   * Social profiles.
   */
  social: Link[];
  /**
   * Booking partners.
   */
  partners: {
    hotels: Partner;
    activities: Partner;
    carHire?: Partner;
    flights?: Partner;
    insurance?: Partner;
  };
  /**
   * Sentence about commissions.
   */
  disclosure: string;
  /**
   * Ids of outside services; without an id nothing loads.
   */
  thirdParty: {
    /**
     * Id.
     */
    analyticsId: string | null;
    /**
     * Id.
     */
    adsId: string | null;
    /**
     * The partner's widget that lists bookable activities; null where none is set up.
     */
    activitiesWidget: {
      /**
       * Path of the page that holds the widget, to be framed.
       */
      page: string;
    } | null;
  };
  /**
   * The newsletter band.
   */
  newsletter: {
    /**
     * Heading.
     */
    heading: string;
    /**
     * Text.
     */
    text: string;
    /**
     * The number of subscribers as shown, with its source.
     */
    subscribers: {
      /**
       * As shown.
       */
      text: string;
      provenance: Provenance;
    };
  };
  /**
   * Illustrative reviews.
   */
  sampleReviews: {
    /**
     * Words.
     */
    quote: string;
    /**
     * Name.
     */
    author: string;
    /**
     * 1 to 5.
     */
    rating: number;
  }[];
  /**
   * Licence of the published data.
   */
  licence: {
    /**
     * Name.
     */
    name: string;
    /**
     * Address.
     */
    url: string;
  };
  /**
   * Links to the guides.
   */
  guides: Link[];
  /**
   * Links to the legal pages.
   */
  legal: Link[];
}
export interface Partner {
  /**
   * Name.
   */
  name: string;
  /**
   * Address.
   */
  url: string;
  /**
   * Hosts that get the parameters.
   */
  hosts: string[];
  /**
   * Affiliate parameters.
   */
  params: {
    [k: string]: string;
  };
}
/**
 * Route points keyed by trail slug.
 */
export interface TrailCoordinates {
  [k: string]: {
    /**
     * Degrees north.
     */
    lat: number;
    /**
     * Degrees east.
     */
    lng: number;
    /**
     * Metres above sea level.
     */
    elevation?: number;
  }[];
}
/**
 * A walk with everything its page shows.
 */
export interface TrailDetail {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Two or three sentences.
   */
  description: string;
  /**
   * Where it is, for people.
   */
  location: string;
  /**
   * Area of the park region: the id of a location of the site.
   */
  town: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * How hard the walk is.
   */
  difficulty: 'easy' | 'moderate' | 'hard';
  /**
   * Shape of the walk.
   */
  trailType: 'out-and-back' | 'loop' | 'point-to-point';
  /**
   * Distance in words.
   */
  distance: string;
  /**
   * Kilometres.
   */
  distanceKm: number;
  /**
   * Time in words.
   */
  duration: string;
  /**
   * Minutes.
   */
  durationMinutes: number;
  /**
   * Gain in words.
   */
  elevationGain: string;
  /**
   * Metres, as the source states.
   */
  elevationGainM: number;
  /**
   * Highest point in metres.
   */
  highPointM: number | null;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  /**
   * Best possible rating.
   */
  ratingScale: 5 | 10 | null;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  /**
   * What there is to see.
   */
  features: string[];
  /**
   * What can go wrong.
   */
  hazards: string[];
  /**
   * What to carry.
   */
  equipment: string[];
  /**
   * Tips by season.
   */
  seasonalTips: string[];
  /**
   * Best months.
   *
   * Items: A month in lower-case English.
   */
  bestMonths: (
    | 'january'
    | 'february'
    | 'march'
    | 'april'
    | 'may'
    | 'june'
    | 'july'
    | 'august'
    | 'september'
    | 'october'
    | 'november'
    | 'december'
  )[];
  /**
   * Used in winter too.
   */
  winterAccessible: boolean;
  avalancheTerrain: AvalancheTerrain;
  /**
   * Page on a trail-listing site.
   */
  allTrailsUrl: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  /**
   * The walk as safe HTML.
   */
  aboutHtml: string;
  /**
   * Getting to the start.
   */
  access: {
    /**
     * By bus.
     */
    bus: string | null;
    /**
     * Where to park.
     */
    parking: string | null;
  };
  route: RouteDetail | null;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  /**
   * The main picture, then more of the same place.
   */
  gallery: Picture[];
  /**
   * Nearby attractions, up to 3.
   */
  attractions: AttractionSummary[];
}
export interface RouteDetail {
  /**
   * How the line came about.
   */
  accuracy: 'recorded' | 'sketch';
  /**
   * Where the line comes from.
   */
  source: string;
  /**
   * Whether the line shows the whole walk.
   */
  covers: 'full' | 'partial';
  /**
   * Slug of the trail whose line this is.
   */
  lineOf: string;
  /**
   * Length of the line in kilometres.
   */
  lengthKm: number;
  /**
   * Where the elevations come from.
   */
  elevations: 'recorded' | 'interpolated' | 'placeholder';
  /**
   * Highest minus lowest point in metres, null without elevations.
   */
  elevationRangeM: number | null;
  /**
   * Sum of rises of 10 m or more on the smoothed line in metres, null without elevations.
   */
  climbM: number | null;
  /**
   * The elevation profile; empty without elevations.
   */
  profile: ProfilePoint[];
  /**
   * Address of the GPX file, null when none is offered.
   */
  gpxUrl: string | null;
  bounds: {
    /**
     * °N
     */
    south: number;
    /**
     * °E
     */
    west: number;
    /**
     * °N
     */
    north: number;
    /**
     * °E
     */
    east: number;
  };
  /**
   * Simplified line for the preview map.
   */
  preview: TrackPoint[];
  /**
   * Named points.
   */
  waypoints: Waypoint[];
}
export interface TrackPoint {
  /**
   * Degrees north.
   */
  lat: number;
  /**
   * Degrees east.
   */
  lng: number;
  /**
   * Metres above sea level, null when unknown.
   */
  elevation: number | null;
}
export interface Waypoint {
  /**
   * What is here.
   */
  name: string;
  /**
   * °N
   */
  lat: number;
  /**
   * °E
   */
  lng: number;
  /**
   * Metres.
   */
  elevation: number | null;
  /**
   * Kilometres from the start.
   */
  km: number;
}
