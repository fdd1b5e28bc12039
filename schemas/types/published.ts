// Generated from the JSON Schemas by `npm run generate`. Do not edit.

/**
 * Trailers and motorhomes with hard walls: only (no tents), allowed (beside tents) or not allowed.
 */
export type HardSided = 'only' | 'allowed' | 'not allowed';
/**
 * A service of a campground; water is drinking water.
 */
export type CampService =
  | 'electricity'
  | 'water'
  | 'sewer'
  | 'showers'
  | 'flush toilets'
  | 'dry toilets'
  | 'kitchen shelter'
  | 'food lockers';
/**
 * Quality of the source: official (the park, the town, the operator), secondary (press, guidebook, other sites) or unverified.
 */
export type Status = 'official' | 'secondary' | 'unverified';
/**
 * What pages say about children, dogs and wheelchairs.
 */
export type SuitFacts = {
  /**
   * Whom the fact is about.
   */
  who: 'Children' | 'Dogs' | 'Wheelchairs';
  /**
   * Answer with its note.
   */
  text: string;
  provenance: Provenance;
}[];
/**
 * The main picture, then more of the same place.
 */
export type Gallery = Picture[];
/**
 * One of the four seasons.
 */
export type Season = 'summer' | 'winter' | 'spring' | 'fall';
/**
 * Closures and restrictions that bind it.
 */
export type Restrictions = NoticeLine[];
/**
 * Nearby attractions, up to 3.
 */
export type NearbyAttractions = AttractionSummary[];
/**
 * Price band of a place to eat. modest: a café or a counter. middle: a table and a main dish. dear: an evening that one plans.
 */
export type PriceBand = 'modest' | 'middle' | 'dear';
/**
 * Difficulty.
 */
export type ActivityDifficulty = 'easy' | 'moderate' | 'difficult';
/**
 * Best possible rating.
 */
export type RatingScale = 5 | 10 | null;
/**
 * closure (nobody may go there, or those named may not), restriction (one may go, by a rule), warning (a danger) or advice.
 */
export type NoticeKind = 'closure' | 'restriction' | 'warning' | 'advice';
/**
 * A group that a notice binds.
 */
export type NoticeBound = 'groups-under-four' | 'cars' | 'bicycles' | 'dogs' | 'boats' | 'drones' | 'campers';
/**
 * Notices that bind it, closures first.
 */
export type Notices = Notice[];
/**
 * Licence under which a photograph may be shown. Licences that forbid business (NC) or changes (ND) are not among them, because the guide links to partners and cuts photographs to 3:2.
 */
export type PhotographLicence =
  | 'CC BY 4.0'
  | 'CC BY-SA 4.0'
  | 'CC0 1.0'
  | 'public domain'
  | 'CC BY 3.0'
  | 'CC BY-SA 3.0'
  | 'CC BY 2.0'
  | 'CC BY-SA 2.0';
/**
 * Photographs of what it really looks like, the widest view first; absent without any.
 *
 * @minItems 1
 */
export type Photographs = Photograph[];
/**
 * Buses and shuttles that stop within 600 m, the nearest first.
 */
export type TransitStops = TransitStop[];
/**
 * Kind of house, or a campground.
 */
export type HouseType = 'resort' | 'hotel' | 'hostel' | 'campground';
/**
 * Names from the filter list where they fit: Pool, Hot tub, Spa, Restaurant, Breakfast included, VIP Access, Fully refundable, Kitchen, Mountain views, Rooftop pool. An entry like "1,204 reviews" is read as the review count.
 *
 * @minItems 0
 * @maxItems 40
 *
 * Items: One short item of text.
 */
export type Amenities = string[];
/**
 * Somebody whom a place suits: small children, strollers, dogs on a leash all year, or wheelchairs, at least on a part of it.
 */
export type SuitedTo = 'children' | 'strollers' | 'dogs' | 'wheelchairs';
/**
 * Whom it suits; left out where no page says so.
 *
 * @minItems 1
 */
export type Suits = SuitedTo[];
/**
 * Time of the day at which it takes place or is best.
 */
export type TimeOfDay = 'morning' | 'afternoon' | 'evening';
/**
 * Times of the day at which it takes place or is best; none for any. The trip planner keeps to them.
 *
 * @minItems 0
 * @maxItems 2
 */
export type TimesOfDay = TimeOfDay[];
/**
 * Times of the day at which it takes place or is best; none for any. The trip planner keeps to them.
 *
 * @minItems 0
 * @maxItems 2
 */
export type TimesOfDay1 = TimeOfDay[];
/**
 * Kind of features in a layer of the guide's own map: areas (park, lake, glacier), lines (road, railway, river, stream) or points (town, peak).
 */
export type MapLayer =
  'park' | 'road' | 'railway' | 'river' | 'stream' | 'lake' | 'glacier' | 'town' | 'peak';
/**
 * Difficulty on foot.
 */
export type WalkDifficulty = 'easy' | 'moderate' | 'hard';
/**
 * State of a walk in the avalanche months, by evidence: exposed (rated avalanche terrain, or an official page names a hazard on it), recommended (by an official body as a winter walk) or unrated.
 */
export type WinterState = 'exposed' | 'recommended' | 'unrated';
/**
 * A month in lower-case English.
 */
export type Month =
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
 * scheduled (the organiser has announced the dates), unconfirmed (no dates yet) or cancelled.
 */
export type EventStatus = 'scheduled' | 'unconfirmed' | 'cancelled';
export type GuideSection =
  | TextSection
  | CardsSection
  | TabsSection
  | TableSection
  | DistancesSection
  | FactsSection
  | NoticeSection
  | LinksSection
  | DataSection;
/**
 * Items as safe inline HTML.
 */
export type SafeItems = string[];
/**
 * Urgency.
 */
export type NoticeTone = 'info' | 'warning' | 'danger';
/**
 * standard pass, special rate or other.
 */
export type PassKind = 'standard' | 'special' | 'other';
/**
 * Half of the earth, which says when it is winter.
 */
export type Hemisphere = 'north' | 'south';
/**
 * Options.
 */
export type RateOptions = Rate[];
/**
 * Meal of a day.
 */
export type Meal = 'breakfast' | 'lunch' | 'dinner';
/**
 * Only of places to eat whose price band is known.
 */
export type PriceBand1 = 'modest' | 'middle' | 'dear';
/**
 * Part of a day in which a plan has stops.
 */
export type StopPart = 'morning' | 'afternoon';
/**
 * Kind of a feature of the relief: areas of rock above the tree line, of slopes towards the light and in the shade, each step within the one before; lines of equal height every 100 m and, stronger, every 500 m.
 */
export type ReliefLayer =
  'rock' | 'light' | 'lightBright' | 'shade' | 'shadeDeep' | 'shadeDeepest' | 'contour' | 'indexContour';
/**
 * Kind of what is found.
 */
export type SearchKind = 'trail' | 'attraction' | 'activity' | 'accommodation' | 'event' | 'guide' | 'notice';
/**
 * flat (under 5 %), steady (to 12 %), steep (to 20 %) or very-steep, up or down.
 */
export type SlopeGrade = 'flat' | 'steady' | 'steep' | 'very-steep';
/**
 * full when the other line is the same walk, partial when it shows only a part of this walk.
 */
export type LineCovers = 'full' | 'partial';
/**
 * The shape of the walk.
 */
export type TrailType = 'out-and-back' | 'loop' | 'point-to-point';
/**
 * The avalanche terrain class.
 */
export type AvalancheClass = 'none' | 'simple' | 'challenging' | 'complex' | 'unknown';

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
  basemap: Basemap;
  climate: Climate;
  emergency: Emergency;
  'event-detail': EventDetail;
  'event-summary': EventSummary;
  event: ParkEvent;
  guide: Guide;
  home: Home;
  index: ApiIndex;
  moved: Moved;
  notice: Notice;
  page: Page;
  passes: Passes;
  'planner-form': PlannerFormOffers;
  planner: Planner;
  rates: Rates;
  'ready-trip': ReadyTrip;
  'relief-square': ReliefSquare;
  relief: Relief;
  search: SearchIndex;
  site: Site;
  'trail-coordinates': TrailCoordinates;
  'trail-detail': TrailDetail;
  'trail-summary': TrailSummary;
  trail: Trail;
}
/**
 * A place to stay. With everything its page shows.
 */
export interface AccommodationDetail extends AccommodationFields {
  /**
   * Number of rooms, cabins or beds, for example "about 100 beds".
   */
  rooms: string | null;
  /**
   * true shows "Perfect for families & couples". Only where a source says so.
   */
  familyAndCouples: boolean | null;
  /**
   * true shows "24/7 Front Desk". Only where a source says so.
   */
  frontDesk24h: boolean | null;
  /**
   * Ways to get there, with and without a car.
   */
  access: string | null;
  /**
   * Own site of the house.
   */
  officialUrl: string | null;
  /**
   * Address of all reviews.
   */
  reviewsUrl: string | null;
  /**
   * Longer text as safe HTML.
   */
  aboutHtml: string | null;
  /**
   * Sites, season and services of a campground; null for a house.
   */
  camping: {
    /**
     * Number of sites; null when not known.
     */
    sites: number | null;
    /**
     * Trailers and motorhomes with hard walls; null when not known.
     */
    hardSided: HardSided | null;
    /**
     * Season in words.
     */
    season: string;
    /**
     * Services of the campground.
     */
    services: CampService[];
    /**
     * Way to get a site.
     */
    reservation: string;
    /**
     * First address that the way to get a site names; null if it names none.
     */
    reservationUrl: string | null;
  } | null;
  /**
   * False while visitors should not book.
   */
  bookable: boolean;
  suitFacts: SuitFacts;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  gallery: Gallery;
  attractions: NearbyAttractions;
  /**
   * Recommended activities, up to 3.
   */
  activities: ActivitySummary[];
  notices: Notices;
  photographs?: Photographs;
  transit: TransitStops;
}
/**
 * Source of a figure.
 */
export interface Provenance {
  /**
   * Web address, "specification", "general knowledge", "illustrative" or a short name of the source.
   */
  source: string;
  status: Status;
  /**
   * Day of the last real check, or null.
   */
  verifiedOn: string | null;
  /**
   * Year of the page or copy that was read; left out if it has no date.
   */
  seenOn?: string;
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
   * Description of the picture.
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
  /**
   * The point that stays in sight where the wide crop is cut further.
   */
  focus: {
    /**
     * Tenths of the width from the left.
     */
    x: number;
    /**
     * Tenths of the height from the top.
     */
    y: number;
  };
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
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * Kind of place. Others may come.
   */
  category: string;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  picture: Picture;
  bestSeason: Season | null;
  /**
   * Distance to the record whose document lists it: kilometres in a straight line, to a tenth. Only in such lists, and only if both have coordinates.
   */
  awayKm?: number;
  open: OpenSeason | null;
  restrictions: Restrictions;
}
/**
 * When it can be visited; left out for all year. The trip planner plans it on no other day.
 */
export interface OpenSeason {
  /**
   * First day, MM-DD.
   */
  from: string;
  /**
   * Last day, MM-DD; earlier in the year than the first when winter lies between them.
   */
  to: string;
  /**
   * True if these are the days of other years or an estimate. The guide then says "usually", and calls it closed only on days more than a month away.
   */
  usual?: true;
}
/**
 * A closure or restriction as on a card.
 */
export interface NoticeLine {
  /**
   * What is closed or restricted, in a line.
   */
  text: string;
  /**
   * True for a closure, false for a restriction.
   */
  isClosure: boolean;
  /**
   * Days on which it is in force, of the year of the build and the next.
   */
  days: DayRange[];
}
/**
 * Days one after the other, the last one included.
 */
export interface DayRange {
  /**
   * A calendar date as YYYY-MM-DD.
   */
  from: string;
  /**
   * A calendar date as YYYY-MM-DD.
   */
  to: string;
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
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  /**
   * Unit that the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * Price band of a place to eat; null of all others, or when it is not known.
   */
  priceBand: PriceBand | null;
  /**
   * Duration in words: "2 hours", "Half day", "Full day", "2 days".
   */
  duration: string;
  difficulty: ActivityDifficulty;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  ratingScale: RatingScale;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  picture: Picture;
  /**
   * Distance to the record whose document lists it: kilometres in a straight line, to a tenth. Only in such lists, and only if both have coordinates.
   */
  awayKm?: number;
  open: OpenSeason | null;
  restrictions: Restrictions;
}
/**
 * A closure, a restriction, a warning or advice.
 */
export interface Notice {
  /**
   * Title in a few words, for example "Groups of four at the lake".
   */
  title: string;
  kind: NoticeKind;
  /**
   * The notice in our own words, two to five sentences.
   */
  text: string;
  /**
   * Groups that it binds; left out for all visitors.
   *
   * @minItems 0
   * @maxItems 7
   */
  who: NoticeBound[];
  /**
   * Penalty, for example "a fine, with its highest sum".
   */
  penalty: string | null;
  /**
   * Year in which the source was last seen to say so.
   */
  yearSeen: number;
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  when: NoticeWhen;
  /**
   * True if it holds in the whole park.
   */
  wholePark: boolean;
  /**
   * Records that it binds, those in its area among them.
   */
  records: BoundRecord[];
  /**
   * Area or stretch that it binds; null if it has none.
   */
  area: {
    /**
     * polygon or stretch of a road.
     */
    shape: 'polygon' | 'road';
    /**
     * Points of the edge or of the stretch.
     */
    line: Coordinate[];
  } | null;
  provenance: Provenance;
  /**
   * True if its records may be closed.
   */
  mayBeClosed: boolean;
}
/**
 * When a notice is in force.
 */
export interface NoticeWhen {
  /**
   * First day; null when it has no first day.
   */
  from: string | null;
  /**
   * Last day; null when it has no last day.
   */
  to: string | null;
  /**
   * Days of each year on which it holds; null when it holds on the dates, or all year.
   */
  yearly: NoticeYearly | null;
  /**
   * Hours on which it holds; null for the whole day.
   */
  hours: NoticeHours | null;
}
/**
 * The days of each year on which it holds.
 */
export interface NoticeYearly {
  /**
   * First day of each year, MM-DD.
   */
  from: string;
  /**
   * Last day, MM-DD; earlier in the year than the first when the new year lies between them.
   */
  to: string;
}
/**
 * The hours on which it holds; left out for the whole day.
 */
export interface NoticeHours {
  /**
   * Time of the day from which it holds, HH:MM.
   */
  from: string;
  /**
   * Time from which it does not hold any more, HH:MM; earlier than the first when the night lies between them.
   */
  to: string;
}
/**
 * A record that a notice binds.
 */
export interface BoundRecord {
  /**
   * Kind and slug of a record, for example trail/high-lookout.
   */
  record: string;
  /**
   * Part of the record that is bound; null for all of it.
   */
  part: string | null;
}
export interface Coordinate {
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
}
/**
 * A photograph of what the place really looks like, cut to 3:2 and otherwise as it was taken.
 */
export interface Photograph {
  /**
   * The photograph in up to three widths, the narrowest first; none is larger than what was sent.
   *
   * @minItems 1
   */
  files: PhotographFile[];
  /**
   * Description of the photograph.
   */
  alt: string;
  /**
   * Words that follow the month, such as "from the rockpile".
   */
  caption: string;
  /**
   * Month or day on which it was taken, as YYYY-MM or YYYY-MM-DD.
   */
  taken: string;
  /**
   * The month in words, with its year once that is more than five years ago.
   */
  when: string;
  /**
   * Photographer.
   */
  author: string;
  licence: PhotographLicence;
  /**
   * Address of the licence.
   */
  licenceUrl: string;
  /**
   * Address of the page that it came from, or of its author.
   */
  source: string;
}
/**
 * One size of a photograph.
 */
export interface PhotographFile {
  /**
   * Address of the WebP file.
   */
  url: string;
  /**
   * Width in pixels.
   */
  width: number;
  /**
   * Height in pixels.
   */
  height: number;
}
/**
 * A stop near the record: the buses and shuttles that stop there on the same terms.
 */
export interface TransitStop {
  /**
   * Lines, stop, straight-line distance, season and booking in words, for example "Bus 12: stop Lake road, 250 m, all year".
   */
  text: string;
  /**
   * Page of the operator with times and terms.
   */
  url: string;
  /**
   * Source of the lines; null where it is that of an earlier stop of the list.
   */
  provenance: Provenance | null;
}
/**
 * Fields of a place to stay in every document that publishes it as a whole.
 */
export interface AccommodationFields {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  type: HouseType;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
   */
  town: string;
  /**
   * Number of reviews behind the rating. Must agree with the text entry.
   */
  reviewCount: number | null;
  amenities: Amenities;
  /**
   * Address for booking. Without one the default page of the hotel partner is linked.
   */
  bookingUrl: string | null;
  open: OpenSeason | null;
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
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
   * Unit that the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  ratingScale: RatingScale;
  ratingProvenance: Provenance | null;
  suits?: Suits;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  restrictions: Restrictions;
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
   * The name as visitors know it.
   */
  name: string;
  type: HouseType;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
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
  ratingScale: RatingScale;
  ratingProvenance: Provenance | null;
  /**
   * Number of reviews, or null when no record says so.
   */
  reviewCount: number | null;
  amenities: Amenities;
  picture: Picture;
  /**
   * Distance to the record whose document lists it: kilometres in a straight line, to a tenth. Only in such lists, and only if both have coordinates.
   */
  awayKm?: number;
  open: OpenSeason | null;
  restrictions: Restrictions;
}
/**
 * A place to stay. As listed.
 */
export interface Accommodation extends AccommodationFields {}
/**
 * Something to do. With everything its page shows.
 */
export interface ActivityDetail extends ActivityFields {
  /**
   * Companies known to offer it.
   *
   * @minItems 0
   * @maxItems 8
   *
   * Items: The name of a company.
   */
  operators: string[];
  /**
   * Address for booking. Without one the partner's search for its name is linked.
   */
  bookingUrl: string | null;
  /**
   * How to get a table at a place to eat, for example "Book for dinner".
   */
  booking: string | null;
  /**
   * A page of its own.
   */
  officialUrl: string | null;
  timesOfDay: TimesOfDay;
  /**
   * Experience overview as safe HTML.
   */
  aboutHtml: string;
  /**
   * False where there is nothing to book at a partner.
   */
  bookable: boolean;
  /**
   * Source of the price band.
   */
  priceBandProvenance: Provenance | null;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  gallery: Gallery;
  /**
   * Opening hours; null when it is always open or they are not known.
   */
  hours: OpeningHours | null;
  /**
   * Related attractions, up to 3.
   */
  attractions: AttractionSummary[];
  /**
   * Nearby places to stay, up to 3.
   */
  accommodations: AccommodationSummary[];
  notices: Notices;
  photographs?: Photographs;
  transit: TransitStops;
}
/**
 * Opening hours with their source.
 */
export interface OpeningHours {
  /**
   * Hours in words, a line a season.
   */
  texts: string[];
  /**
   * Hours by season, the most particular first.
   */
  times: OpenHours[];
  provenance: Provenance;
}
/**
 * Opening hours of a day.
 */
export interface OpenHours {
  /**
   * Opening time, HH:MM.
   */
  from: string;
  /**
   * Closing time, HH:MM; 23:59 for midnight.
   */
  to: string;
  season?: OpenSeason1;
}
/**
 * When it can be visited; left out for all year. The trip planner plans it on no other day.
 */
export interface OpenSeason1 {
  /**
   * First day, MM-DD.
   */
  from: string;
  /**
   * Last day, MM-DD; earlier in the year than the first when winter lies between them.
   */
  to: string;
  /**
   * True if these are the days of other years or an estimate. The guide then says "usually", and calls it closed only on days more than a month away.
   */
  usual?: true;
}
/**
 * Fields of an activity in every document that publishes it as a whole.
 */
export interface ActivityFields {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * Kind of activity. Others may come.
   */
  category: string;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
   */
  town: string;
  /**
   * Duration in words: "2 hours", "Half day", "Full day", "2 days".
   */
  duration: string;
  /**
   * Duration in minutes. A full day is 480, two days are 2880.
   */
  durationMinutes: number;
  /**
   * Number of reviews behind the rating, when the source says so.
   */
  reviewCount: number | null;
  /**
   * Highlights that people remember.
   *
   * @minItems 0
   * @maxItems 10
   *
   * Items: One short item of text.
   */
  highlights: string[];
  /**
   * Things that the price includes.
   *
   * @minItems 0
   * @maxItems 12
   *
   * Items: One short item of text.
   */
  inclusions: string[];
  /**
   * The best time to go.
   */
  bestTime: string | null;
  /**
   * When it runs, for example "December to April".
   */
  season: string | null;
  open: OpenSeason | null;
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
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
   * Unit that the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * Price band of a place to eat; null of all others, or when it is not known.
   */
  priceBand: PriceBand | null;
  difficulty: ActivityDifficulty;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  ratingScale: RatingScale;
  ratingProvenance: Provenance | null;
  /**
   * Addresses of JPEG originals, the main one first.
   */
  galleryImages: string[];
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  /**
   * True if a bus or shuttle stops within 600 m, at least in a part of the year.
   */
  hasBus: boolean;
  busSeason?: OpenSeason2;
  /**
   * The visit is indoors, or as good in the rain. Left out otherwise.
   */
  isIndoors?: true;
  restrictions: Restrictions;
}
/**
 * Days of the year on which a bus or shuttle stops there. Left out if one does all year, or none.
 */
export interface OpenSeason2 {
  /**
   * First day, MM-DD.
   */
  from: string;
  /**
   * Last day, MM-DD; earlier in the year than the first when winter lies between them.
   */
  to: string;
  /**
   * True if these are the days of other years or an estimate. The guide then says "usually", and calls it closed only on days more than a month away.
   */
  usual?: true;
}
/**
 * Something to do. As listed.
 */
export interface Activity extends ActivityFields {}
/**
 * A place to see. With everything its page shows.
 */
export interface AttractionDetail extends AttractionFields {
  /**
   * Height above sea level in metres.
   */
  elevationM: number | null;
  /**
   * Facilities: toilets, food, fuel, signal.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  facilities: string[];
  /**
   * Things to do that cost nothing.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: Something to do that costs nothing.
   */
  freeActivities: string[];
  /**
   * Insider tips.
   *
   * @minItems 0
   * @maxItems 10
   *
   * Items: One tip in one or two sentences.
   */
  tips: string[];
  /**
   * A warning shown above everything else.
   */
  notice: {
    /**
     * The warning in a few words.
     */
    heading: string;
    /**
     * Advice on it.
     */
    text: string;
  } | null;
  timesOfDay: TimesOfDay1;
  /**
   * Text under "About" as safe HTML.
   */
  aboutHtml: string;
  suitFacts: SuitFacts;
  /**
   * Advice about parking.
   */
  parkingNote: string | null;
  /**
   * Things to do that cost money.
   */
  paidActivities: PaidActivity[];
  /**
   * true when the quotes are illustrative.
   */
  reviewsAreSamples: boolean;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  gallery: Gallery;
  /**
   * Opening hours; null when it is always open or they are not known.
   */
  hours: OpeningHours | null;
  /**
   * Map of the place's position; null without coordinates.
   */
  locatorMap: LocatorMap | null;
  /**
   * Trails nearby, up to 3.
   */
  trails: TrailSummary[];
  /**
   * Related, then nearby activities, up to 6.
   */
  activities: ActivitySummary[];
  /**
   * Nearby places to stay, up to 4.
   */
  accommodations: AccommodationSummary[];
  notices: Notices;
  photographs?: Photographs;
  transit: TransitStops;
}
export interface PaidActivity {
  /**
   * Name or description in a few words.
   */
  name: string;
  /**
   * Numeric text in the guide's currency.
   */
  price: string;
  /**
   * Unit that the price buys.
   */
  per: string;
  provenance: Provenance;
}
/**
 * Map of a place's position.
 */
export interface LocatorMap {
  bounds: Bounds;
  /**
   * Shapes of the guide's own map within the bounds.
   */
  surroundings: MapFeature[];
  /**
   * Whom the map rests on.
   */
  attributions: Attribution[];
  /**
   * Distances to the nearest towns, up to 3, the nearest first.
   */
  towns: {
    /**
     * Name of the town.
     */
    name: string;
    /**
     * Kilometres in a straight line, to a tenth.
     */
    km: number;
  }[];
  /**
   * Relief around it; null where heights are not known.
   */
  relief: ReliefDrawing | null;
}
/**
 * Bounds of a small map of the place; the place is its middle.
 */
export interface Bounds {
  /**
   * Degrees north.
   */
  south: number;
  /**
   * Degrees east.
   */
  west: number;
  /**
   * Degrees north.
   */
  north: number;
  /**
   * Degrees east.
   */
  east: number;
}
export interface MapFeature {
  layer: MapLayer;
  /**
   * Its name.
   */
  name: string;
  /**
   * Number of a road.
   */
  ref?: string;
  /**
   * Height of a peak in metres.
   */
  elevationM?: number;
  /**
   * Longitude and latitude of the first point, then the steps to each next one, in ten-thousandths of a degree. An area ends where it began.
   *
   * @minItems 2
   */
  path: number[];
}
/**
 * Attribution that the licence of the data behind a line requires.
 */
export interface Attribution {
  /**
   * The sentence that the licence asks for.
   */
  text: string;
  /**
   * Holder of the rights in the data.
   */
  holder: string;
  /**
   * Address of the licence.
   */
  licence: string;
}
/**
 * Relief of a still map.
 */
export interface ReliefDrawing {
  /**
   * Address of an SVG with a group `relief`, in ten-thousandths of a degree east and north of the origin.
   */
  url: string;
  /**
   * South-west corner of the drawing.
   */
  origin: {
    /**
     * Degrees north.
     */
    lat: number;
    /**
     * Degrees east.
     */
    lng: number;
  };
  /**
   * Heights along the strong contours.
   */
  labels: {
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
    elevationM: number;
    /**
     * Degrees by which the text is turned clockwise.
     */
    angle: number;
  }[];
}
/**
 * A walk as on a card.
 */
export interface TrailSummary {
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * The name as visitors know it.
   */
  name: string;
  difficulty: WalkDifficulty;
  /**
   * The distance as shown, for example "7.8 km return".
   */
  distance: string;
  /**
   * The gain as shown, for example "495 m".
   */
  elevationGain: string;
  winterState: WinterState;
  picture: Picture;
  restrictions: Restrictions;
  /**
   * Distance to the record whose document lists it: kilometres in a straight line, to a tenth. Only in such lists, and only if both have coordinates.
   */
  awayKm?: number;
}
/**
 * Fields of a place to see in every document that publishes it as a whole.
 */
export interface AttractionFields {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * Kind of place. Others may come.
   */
  category: string;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
   */
  town: string;
  /**
   * The text under "History & Heritage".
   */
  history: string | null;
  /**
   * When to go, in a sentence.
   */
  bestTimeToVisit: string | null;
  bestSeason: Season | null;
  /**
   * Advice for people with limited mobility.
   */
  accessibility: string | null;
  /**
   * Short names shown as badges, for example "Washrooms".
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  amenities: string[];
  /**
   * Length of a visit, for example "2 to 3 hours".
   */
  duration: string;
  difficulty: WalkDifficulty;
  /**
   * true when photographers come here on purpose.
   */
  photographyHotspot: boolean | null;
  open: OpenSeason | null;
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
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
   * Quotes shaped as quote, then " - ", then author.
   */
  reviewQuotes: string[];
  suits?: Suits;
  /**
   * A private car may park here.
   */
  parkingAvailable: boolean;
  provenance: Provenance;
  /**
   * True if a bus or shuttle stops within 600 m, at least in a part of the year.
   */
  hasBus: boolean;
  busSeason?: OpenSeason2;
  /**
   * The visit is indoors, or as good in the rain. Left out otherwise.
   */
  isIndoors?: true;
  restrictions: Restrictions;
}
/**
 * A place to see. As listed.
 */
export interface Attraction extends AttractionFields {}
/**
 * The guide's own map: what lies under the tiles, and serves alone where none come.
 */
export interface Basemap {
  /**
   * Attributions of its data.
   */
  attributions: Attribution[];
  /**
   * Areas before lines before points; within a layer the largest first.
   */
  features: MapFeature[];
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
   * Source of each kind of figure.
   */
  provenance: {
    temperature: Provenance;
    precipitation: Provenance;
    snowfall: Provenance;
    daylight: Provenance;
  };
}
export interface ClimateMonth {
  month: Month;
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
   * Expected conditions.
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
  medical: EmergencyPlace[];
  /**
   * Pharmacies.
   */
  pharmacies: EmergencyPlace[];
}
export interface EmergencyContact {
  /**
   * Service that answers.
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
export interface EmergencyPlace {
  /**
   * Name.
   */
  name: string;
  /**
   * Name and place.
   */
  text: string;
  provenance: Provenance;
}
/**
 * Something that happens on a date. With everything its page shows.
 */
export interface EventDetail extends EventFields {
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  /**
   * Related, then nearby attractions, up to 3.
   */
  attractions: AttractionSummary[];
  /**
   * Related activities.
   */
  activities: ActivitySummary[];
  notices: Notices;
}
/**
 * Fields of an event in every document that publishes it as a whole.
 */
export interface EventFields {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * A short word visitors filter by, for example "music".
   */
  category: string;
  startTime: string | null;
  endTime: string | null;
  /**
   * When it usually takes place, for example "third weekend of November". Shown while dates are not announced.
   */
  usualTime: string | null;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
   */
  town: string;
  /**
   * True if entry is free.
   */
  isFree: boolean;
  eventStatus: EventStatus;
  /**
   * Address for further reading.
   */
  url: string | null;
  /**
   * Organiser, by the name that visitors know.
   */
  organiser: string | null;
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * The days of a usual year between which it takes place; null when they are unknown or the dates are known.
   */
  usual: UsualDays | null;
  /**
   * The day on which it falls every year, when startDate follows from it; null when the organiser has announced the dates.
   */
  yearly: string | null;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  /**
   * Unit that the price buys, for example "person".
   */
  pricePer: string | null;
  priceProvenance: Provenance | null;
  /**
   * Address of the organiser's picture. It is theirs: link to it, do not copy it.
   */
  organiserImage: string | null;
  /**
   * Address of the iCalendar file of this event alone; null without announced dates.
   */
  calendarUrl: string | null;
  /**
   * Day on which the feed that announces it was last read; null for events written by hand.
   */
  asOf: string | null;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  /**
   * First day as the organiser has announced it, or the next day by the calendar where yearly is set; else null.
   */
  startDate: string | null;
  /**
   * Last day, likewise.
   */
  endDate: string | null;
}
/**
 * The days of a usual year between which it takes place, for example from 01-16 to 01-31 for the second half of January.
 */
export interface UsualDays {
  /**
   * Earliest usual first day, MM-DD.
   */
  from: string;
  /**
   * Latest usual last day, MM-DD; earlier in the year than the first when the new year lies between them.
   */
  to: string;
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
   * The name as visitors know it.
   */
  name: string;
  /**
   * First day as the organiser has announced it, or the next day by the calendar where yearly is set; else null.
   */
  startDate: string | null;
  /**
   * Last day, likewise.
   */
  endDate: string | null;
  /**
   * When it usually takes place, for example "third weekend of November". Shown while dates are not announced.
   */
  usualTime: string | null;
  /**
   * The days of a usual year between which it takes place; null when they are unknown or the dates are known.
   */
  usual: UsualDays | null;
  /**
   * The day on which it falls every year, when startDate follows from it; null when the organiser has announced the dates.
   */
  yearly: string | null;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * True if entry is free.
   */
  isFree: boolean;
  /**
   * Numeric text in the guide's currency, or null when unknown.
   */
  price: string | null;
  eventStatus: EventStatus;
  /**
   * Address for further reading.
   */
  url: string | null;
  picture: Picture;
}
/**
 * Something that happens on a date. As listed.
 */
export interface ParkEvent extends EventFields {}
/**
 * A guide.
 */
export interface Guide {
  /**
   * Title in the browser tab and in search results.
   */
  title: string;
  /**
   * One or two sentences for search results.
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
   * Badges under the heading.
   *
   * @minItems 0
   * @maxItems 6
   *
   * Items: A badge.
   */
  badges: string[];
  /**
   * Name of the guide.
   */
  slug: string;
  /**
   * Its address on the site.
   */
  path: string;
  /**
   * Introduction as safe HTML.
   */
  html: string;
  /**
   * Sections.
   */
  sections: GuideSection[];
  /**
   * Buttons at the end.
   */
  callToAction: Link[];
  picture: Picture;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  provenance: Provenance;
}
export interface TextSection extends SectionHead {
  kind: 'text';
  /**
   * Safe HTML.
   */
  html: string;
}
/**
 * Fields that every section of a guide has.
 */
export interface SectionHead {
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
export interface CardsSection extends SectionHead {
  kind: 'cards';
  /**
   * Cards.
   */
  cards: GuideCard[];
}
export interface GuideCard {
  /**
   * Title.
   */
  title: string;
  items: SafeItems;
  provenance: Provenance | null;
}
export interface TabsSection extends SectionHead {
  kind: 'tabs';
  /**
   * Tabs.
   */
  tabs: GuideTab[];
}
export interface GuideTab {
  /**
   * Label.
   */
  label: string;
  /**
   * Poster of a record beside the list, or null.
   */
  poster: {
    /**
     * Name of the record.
     */
    name: string;
    /**
     * Address of its page.
     */
    path: string;
    picture: Picture;
  } | null;
  items: SafeItems;
}
export interface TableSection extends SectionHead {
  kind: 'table';
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
export interface DistancesSection extends SectionHead {
  kind: 'distances';
  /**
   * Start of the way.
   */
  start: string;
  /**
   * From place to place, in the order of the way.
   */
  legs: {
    /**
     * The next place on the way.
     */
    to: string;
    /**
     * Kilometres by road from the place before.
     */
    km: number;
    /**
     * Time that it takes.
     */
    time: string | null;
  }[];
  provenance: Provenance;
}
export interface FactsSection extends SectionHead {
  kind: 'facts';
  /**
   * Figures.
   */
  items: Fact[];
}
/**
 * A figure with its source.
 */
export interface Fact {
  /**
   * Name of the figure.
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
  status: Status;
  /**
   * Day of the last real check, or null.
   */
  verifiedOn: string | null;
}
export interface NoticeSection extends SectionHead {
  kind: 'notice';
  tone: NoticeTone;
  /**
   * Safe HTML.
   */
  html: string;
  provenance: Provenance | null;
}
export interface LinksSection extends SectionHead {
  kind: 'links';
  /**
   * Links.
   */
  links: Link[];
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
export interface DataSection extends SectionHead {
  /**
   * The facts that are shown in this place.
   */
  kind: 'passes' | 'fines' | 'climate' | 'emergency';
}
/**
 * Data of the home page.
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
  /**
   * Closures and restrictions of single places.
   */
  notices: NoticeLine[];
}
/**
 * Everything that is published, and when it was made.
 */
export interface ApiIndex {
  /**
   * Name of the guide.
   */
  name: string;
  /**
   * Address of the guide.
   */
  url: string;
  /**
   * Version of the shape of what is published, as semantic versions count: the first number changes when something that programs rely on goes away.
   */
  apiVersion: string;
  /**
   * The day in the park on which all of it was made from the content.
   */
  generatedOn: string;
  /**
   * Licence of all published data.
   */
  licence: {
    /**
     * Name of the licence.
     */
    name: string;
    /**
     * Its text.
     */
    url: string;
  };
  /**
   * Address of the OpenAPI description.
   */
  openapi: string;
  /**
   * Every kind of JSON document.
   */
  documents: IndexDocument[];
  /**
   * Documents in other formats.
   */
  files: IndexFile[];
  /**
   * Records that have another name now.
   */
  moved: IndexMove[];
}
/**
 * A kind of JSON document.
 */
export interface IndexDocument {
  /**
   * A word for it.
   */
  name: string;
  /**
   * Description in a few words.
   */
  summary: string;
  /**
   * Its address from the root of the site; {slug} is the name of each record.
   */
  url: string;
  /**
   * Address of the schema that the document matches.
   */
  schema: string;
  /**
   * Entries of a list, or documents at this address.
   */
  count: number;
  /**
   * The day on which it was made.
   */
  generatedOn: string;
}
/**
 * A kind of file.
 */
export interface IndexFile {
  /**
   * A word for it.
   */
  name: string;
  /**
   * Its address from the root of the site; {slug} is the name of each record.
   */
  url: string;
  /**
   * Its media type.
   */
  mediaType: string;
  /**
   * Files at this address.
   */
  count: number;
}
/**
 * An address and the one that took its place.
 */
export interface IndexMove {
  /**
   * Address that it had.
   */
  from: string;
  /**
   * Address that it has.
   */
  to: string;
}
/**
 * Document at the old address of a renamed record.
 */
export interface Moved {
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * The name that the record has now. Its id is the same.
   */
  movedTo: string;
  /**
   * Present address of the record, from the root of the site.
   */
  url: string;
}
/**
 * Texts of a screen or a legal page.
 */
export interface Page {
  /**
   * Title in the browser tab and in search results.
   */
  title: string;
  /**
   * One or two sentences for search results.
   */
  description: string;
  /**
   * The large heading.
   */
  heading: string;
  lead: string | null;
  /**
   * Said once above a list: what a price with a sign beside it is.
   */
  priceNote: string | null;
  /**
   * Name of the page.
   */
  slug: string;
  /**
   * Its address on the site.
   */
  path: string;
  /**
   * Text of the page as safe HTML.
   */
  html: string;
  /**
   * Large figures.
   */
  stats: Stat[];
  nightPicture?: Picture1;
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
   * Name of the thing counted.
   */
  label: string;
  provenance: Provenance;
}
/**
 * A picture in card (4:5) and wide (16:9) crops.
 */
export interface Picture1 {
  /**
   * Folder of the variants: {path}/card-400.webp, card-800, card-1600, wide-400, wide-800, wide-1600.
   */
  path: string;
  /**
   * Address of the JPEG original, 1600 px wide.
   */
  original: string;
  /**
   * Description of the picture.
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
  /**
   * The point that stays in sight where the wide crop is cut further.
   */
  focus: {
    /**
     * Tenths of the width from the left.
     */
    x: number;
    /**
     * Tenths of the height from the top.
     */
    y: number;
  };
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
  fines: Fine[];
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
   * Name or description in a few words.
   */
  description: string;
  /**
   * Things that it includes.
   */
  features: string[];
  /**
   * Visitors who should buy it.
   */
  bestFor: string;
  /**
   * Popular.
   */
  popular: boolean;
  kind: PassKind;
  provenance: Provenance;
}
export interface Fine {
  /**
   * Purpose.
   */
  name: string;
  /**
   * In the guide's currency.
   */
  amount: number;
  provenance: Provenance;
}
/**
 * Data of the trip planner's form, so that the form is there before the planner.
 */
export interface PlannerFormOffers {
  form: PlannerForm;
}
/**
 * Options of the form.
 */
export interface PlannerForm {
  /**
   * People of a trip.
   */
  group: {
    /**
     * Fewest people.
     */
    min: number;
    /**
     * Most people.
     */
    max: number;
    /**
     * People unless chosen.
     */
    default: number;
  };
  /**
   * Total for a blank or unreadable budget.
   */
  defaultBudget: number;
  /**
   * Days of the longest trip.
   */
  longestTrip: number;
  /**
   * Interests, in the order of the form.
   *
   * @minItems 1
   * @maxItems 12
   */
  interests: {
    /**
     * Lower-case letters, digits and hyphens.
     */
    id: string;
    /**
     * As shown.
     */
    label: string;
    /**
     * Further places that serve it, whatever their category.
     *
     * @minItems 0
     * @maxItems 40
     *
     * Items: Kind and slug of a place.
     */
    places?: string[];
    /**
     * Categories of attractions that serve it.
     *
     * @minItems 0
     * @maxItems 20
     *
     * Items: A category.
     */
    attractions?: string[];
    /**
     * Categories of activities that serve it.
     *
     * @minItems 0
     * @maxItems 20
     *
     * Items: A category.
     */
    activities?: string[];
    /**
     * True if trails serve it.
     */
    trails?: boolean;
    /**
     * Gear to bring for it.
     *
     * @minItems 0
     * @maxItems 6
     *
     * Items: As shown.
     */
    pack?: string[];
  }[];
  /**
   * Paces, the easiest first.
   *
   * @minItems 1
   * @maxItems 5
   */
  activityLevels: {
    /**
     * Lower-case letters, digits and hyphens.
     */
    id: string;
    /**
     * As shown.
     */
    label: string;
    /**
     * Difficulties that suit it.
     *
     * @minItems 1
     * @maxItems 4
     *
     * Items: A difficulty of a record.
     */
    difficulties: ('easy' | 'moderate' | 'hard' | 'difficult')[];
    /**
     * Longest walk.
     */
    longestWalkMinutes: number;
    /**
     * Highest climb of a walk, in metres.
     */
    highestClimbM: number;
    /**
     * Lower-case letters, digits and hyphens.
     */
    calculator?: string;
  }[];
  /**
   * Kinds of places to stay by their price.
   *
   * @minItems 1
   * @maxItems 5
   */
  accommodation: {
    /**
     * Lower-case letters, digits and hyphens.
     */
    id: string;
    /**
     * As shown.
     */
    label: string;
    /**
     * Lowest price of a night.
     */
    from: number;
    /**
     * Price of a night at which the next one begins; null for no end.
     */
    to: number | null;
    /**
     * Lower-case letters, digits and hyphens.
     */
    calculator?: string;
  }[];
  /**
   * Preferences for meals, the first one chosen.
   *
   * @minItems 1
   * @maxItems 8
   */
  dining: {
    /**
     * Lower-case letters, digits and hyphens.
     */
    id: string;
    /**
     * As shown.
     */
    label: string;
    /**
     * Text of a plan about dinner.
     */
    note: string;
    /**
     * True if the visitor cooks, so that a plan names no places to eat.
     */
    cooks?: boolean;
    /**
     * Lower-case letters, digits and hyphens.
     */
    calculator?: string;
  }[];
  /**
   * Ways to get about, the first one chosen.
   *
   * @minItems 2
   * @maxItems 2
   */
  transport: {
    /**
     * `bus` plans only places that a bus or shuttle serves.
     */
    id: 'car' | 'bus';
    /**
     * As shown.
     */
    label: string;
    /**
     * Lower-case letters, digits and hyphens.
     */
    calculator?: string;
  }[];
}
/**
 * Rules of the trip planner, and the places that it plans with.
 */
export interface Planner {
  rules: PlannerRules;
  /**
   * In the order of the guide.
   */
  places: PlannerPlace[];
  /**
   * In the order of the guide.
   */
  stays: PlannerStay[];
  /**
   * Closures and restrictions of the whole park.
   */
  notices: BoundNotice[];
  /**
   * Null in a guide without roads: ways are estimated from straight lines.
   */
  roads: PlannerRoads | null;
}
/**
 * Rules, limits and texts of the trip planner.
 */
export interface PlannerRules {
  hemisphere: Hemisphere;
  form: PlannerForm;
  day: PlannerDay;
  costs: PlannerCosts;
  travel: PlannerTravel;
  places: PlannerPlaces;
  advice: PlannerAdvice;
  checklist: PlannerChecklist;
  /**
   * Planning rates of the budget calculator.
   */
  rates: {
    meals: RateOptions;
    transport: RateOptions;
    pass: PassRates;
  };
}
/**
 * When things begin.
 */
export interface PlannerDay {
  /**
   * Time of day in the park, HH:MM.
   */
  breakfast: string;
  /**
   * Time of day in the park, HH:MM.
   */
  morning: string;
  /**
   * Earliest visit to an indoor place whose hours are not known, an estimate, HH:MM.
   */
  indoors: string;
  /**
   * Time of day in the park, HH:MM.
   */
  lunch: string;
  /**
   * Time of day in the park, HH:MM.
   */
  afternoon: string;
  /**
   * Time of day in the park, HH:MM.
   */
  accommodation: string;
  /**
   * Time of day in the park, HH:MM.
   */
  dinner: string;
  /**
   * Lunch after a visit begins by this time; a visit that ends later has lunch on the way, HH:MM.
   */
  latestLunch: string;
}
/**
 * Payment of a day.
 */
export interface PlannerCosts {
  /**
   * An activity whose price is above this part of the daily budget is left out.
   */
  priceShare: number;
  /**
   * An activity is added while the day so far stays within this part of the daily budget.
   */
  activityShare: number;
  /**
   * Meals cost no more than this for each person and day.
   */
  mealsPerPerson: number;
  /**
   * Meals cost no more than this part of the daily budget.
   */
  mealsShare: number;
  /**
   * Shares of the cost of meals.
   */
  mealSplit: {
    /**
     * Part for breakfast.
     */
    breakfast: number;
    /**
     * Part for lunch.
     */
    lunch: number;
    /**
     * Part for dinner.
     */
    dinner: number;
  };
  /**
   * A room above this part of the daily budget is capped.
   */
  stayLimit: number;
  /**
   * Part of the daily budget to which it is capped.
   */
  stayCap: number;
  /**
   * Part of the daily budget for getting around.
   */
  transportShare: number;
  /**
   * Added on days with a rental car, for each car.
   */
  carRentalPerDay: number;
  /**
   * People in one rental car.
   */
  carSeats: number;
  /**
   * Adults in one room.
   */
  roomSleeps: number;
  /**
   * People in one room, children among them.
   */
  roomSleepsWithChildren: number;
  /**
   * Units of prices that a group shares. Any other unit is paid by each person.
   *
   * @minItems 0
   * @maxItems 20
   */
  sharedPrices: {
    /**
     * Unit of a price, as records write it.
     */
    per: string;
    /**
     * Name of the shared thing, for example "canoe".
     */
    one: string;
    /**
     * Its plural.
     */
    many: string;
    /**
     * Most people in one.
     */
    people: number;
    /**
     * Group with children that fits into one although it has more people.
     */
    family?: {
      /**
       * Adults.
       */
      adults: number;
      /**
       * Children.
       */
      children: number;
    };
    /**
     * True if each hour that begins is paid.
     */
    perHour: boolean;
  }[];
}
/**
 * Getting around.
 */
export interface PlannerTravel {
  /**
   * From this day on a rental car is planned.
   */
  carFromDay: number;
  /**
   * Places that call for a car.
   *
   * @minItems 0
   * @maxItems 10
   *
   * Items: A word in the name or location of a place.
   */
  carAreas: string[];
  /**
   * Attractions whose road is closed to private vehicles.
   *
   * @minItems 0
   * @maxItems 10
   *
   * Items: Lower-case letters, digits and hyphens.
   */
  noCarAttractions: string[];
  /**
   * Places up to this far apart, as the crow flies, share a day.
   */
  sameDayKm: number;
  /**
   * Longest way to a place on the day after a hard one.
   */
  restDriveMinutes: number;
  /**
   * Ratio of road length to the straight line.
   */
  roadFactor: number;
  /**
   * Mean speed on park roads, where roads.yaml has no road.
   */
  speedKmh: number;
  /**
   * A place to eat is named for a meal up to this far away, as the crow flies.
   */
  nearKm: number;
  /**
   * On days without a car, places without a bus lie up to this far from the bed, as the crow flies.
   */
  withoutCarKm: number;
  /**
   * Added to each way by bus.
   */
  busWaitMinutes: number;
  /**
   * Longest drive of a day; on a day between two beds, besides the way from one to the other.
   */
  longestDriveMinutes: number;
  /**
   * Mean speed between a place and its road end, and in town.
   */
  localSpeedKmh: number;
}
/**
 * Places that a day may contain.
 */
export interface PlannerPlaces {
  /**
   * Months in which no trail in or near avalanche terrain is planned.
   *
   * @minItems 0
   * @maxItems 12
   */
  avalancheMonths: Month[];
  /**
   * A walk of this length makes a hard day.
   */
  hardWalkMinutes: number;
  /**
   * A walk with this climb makes a hard day, in metres.
   */
  hardClimbM: number;
  /**
   * Longest walk on the day after a hard one.
   */
  restWalkMinutes: number;
  /**
   * Longest of anything else on that day.
   */
  restVisitMinutes: number;
  /**
   * Places that need no daylight.
   *
   * @minItems 0
   * @maxItems 60
   *
   * Items: Kind and slug of a place.
   */
  indoors: string[];
  /**
   * Places that fit no morning and no afternoon: they begin at night or take days.
   *
   * @minItems 0
   * @maxItems 60
   *
   * Items: Kind and slug of a place.
   */
  neverPlanned: string[];
  /**
   * Attractions that ask for an entrance fee.
   *
   * @minItems 0
   * @maxItems 60
   *
   * Items: Kind and slug of a place.
   */
  paidEntry: string[];
  /**
   * Places that are one thing to do: no plan holds two of a group.
   *
   * @minItems 0
   * @maxItems 40
   */
  sameThing: string[][];
  /**
   * Attractions and activities that are planned in some months alone.
   *
   * @minItems 0
   * @maxItems 20
   *
   * Items: A season of some places.
   */
  seasons: {
    /**
     * Places of this season.
     *
     * @minItems 0
     * @maxItems 60
     *
     * Items: Kind and slug of a place.
     */
    places: string[];
    /**
     * Months in which they are planned.
     *
     * @minItems 1
     * @maxItems 11
     */
    months: Month[];
  }[];
  /**
   * Months in which no trail is planned that is not recommended as a winter walk.
   *
   * @minItems 0
   * @maxItems 12
   */
  winterMonths: Month[];
  /**
   * Visits of a day add up to at least this, or the day says why not.
   */
  leastVisitMinutes: number;
  /**
   * Most stops of a half day.
   */
  mostStops: number;
  /**
   * With a child younger than this, the hardest level is not planned.
   */
  youngChildAge: number;
  /**
   * Longest walk with such a child.
   */
  youngChildWalkMinutes: number;
  /**
   * What is not planned with a child younger than youngChildAge.
   *
   * @minItems 0
   * @maxItems 60
   *
   * Items: A category, or a place as kind/file-name.
   */
  notForYoung: string[];
}
/**
 * Advice beside the days.
 */
export interface PlannerAdvice {
  /**
   * Advice by the season of the first day.
   */
  seasons: {
    /**
     * In winter.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    winter: string[];
    /**
     * In spring.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    spring: string[];
    /**
     * In summer.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    summer: string[];
    /**
     * In fall.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    fall: string[];
  };
  /**
   * Gear to bring, by the season of the first day.
   */
  packing: {
    /**
     * In winter.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    winter: string[];
    /**
     * In spring.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    spring: string[];
    /**
     * In summer.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    summer: string[];
    /**
     * In fall.
     *
     * @minItems 1
     * @maxItems 8
     *
     * Items: As shown.
     */
    fall: string[];
  };
  /**
   * Tips that the weather adds.
   */
  weather: {
    /**
     * Colder than this is extreme cold.
     */
    coldBelowC: number;
    /**
     * As shown.
     */
    coldTip: string;
    /**
     * More than this is heavy.
     */
    precipitationAboveMm: number;
    /**
     * As shown.
     */
    precipitationTip: string;
    /**
     * More than this is a high wind.
     */
    windAboveKmh: number;
    /**
     * As shown.
     */
    windTip: string;
  };
  /**
   * Tips for a group with children.
   */
  children: {
    /**
     * About the park pass.
     */
    passTip: string;
    /**
     * A child below this age keeps to easy and moderate walks.
     */
    easyBelowAge: number;
    /**
     * About the pace.
     */
    easyTip: string;
    /**
     * A child below this age needs a seat in a car.
     */
    seatBelowAge: number;
    /**
     * About seats in a car.
     */
    seatTip: string;
  };
}
/**
 * Things to book.
 */
export interface PlannerChecklist {
  accommodation: {
    /**
     * As shown.
     */
    name: string;
    /**
     * As shown.
     */
    notes: string;
  };
  carRental: {
    /**
     * As shown.
     */
    name: string;
    /**
     * As shown.
     */
    notes: string;
  };
  adventure: {
    /**
     * As shown.
     */
    notes: string;
    /**
     * Activities dearer than this are booked ahead.
     */
    priceAbove: number;
  };
  insurance: {
    /**
     * As shown.
     */
    name: string;
    /**
     * As shown.
     */
    notes: string;
    /**
     * Part of the budget.
     */
    budgetShare: number;
  };
  flights: {
    /**
     * As shown.
     */
    name: string;
    /**
     * As shown.
     */
    notes: string;
    /**
     * For each person.
     */
    perPerson: number;
  };
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
 * Figures by which the calculator counts the park pass.
 */
export interface PassRates {
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
}
/**
 * A place, an activity or a trail that a day may contain.
 */
export interface PlannerPlace {
  /**
   * Name or description in a few words.
   */
  kind: 'attraction' | 'activity' | 'trail';
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * Degrees north.
   */
  latitude: number;
  /**
   * Degrees east.
   */
  longitude: number;
  /**
   * Duration in minutes.
   */
  minutes: number;
  /**
   * Price for one person or boat; 0 when free, null when not known.
   */
  price: number | null;
  /**
   * Unit that the price buys, for example "person".
   */
  pricePer: string | null;
  /**
   * Difficulty.
   */
  difficulty: 'easy' | 'moderate' | 'hard' | 'difficult' | null;
  /**
   * Interests that it serves.
   *
   * Items: An id.
   */
  interests: string[];
  /**
   * Null for all year.
   */
  open: OpenSeason | null;
  /**
   * Months in which a trail is walked; null for what is no trail.
   */
  bestMonths: Month[] | null;
  /**
   * State of a trail in the avalanche months; null for what is no trail.
   */
  winterState: WinterState | null;
  /**
   * Stated climb of a trail, in metres.
   */
  climbM: number | null;
  /**
   * True if it lies where a car is needed.
   */
  callsForCar: boolean;
  /**
   * True if its road is closed to private vehicles.
   */
  isClosedToCars: boolean;
  /**
   * Opening hours; empty when it is always open or they are not known.
   */
  hours: OpenHours[];
  /**
   * Times of the day at which it takes place or is best; empty for any.
   */
  timesOfDay: TimeOfDay[];
  /**
   * Only of places to eat: meals for which a plan may name it.
   */
  meals?: Meal[];
  priceBand?: PriceBand1;
  /**
   * Buses and shuttles that stop within 600 m.
   */
  transit: TransitLink[];
  /**
   * Closures and restrictions that bind it.
   */
  notices: BoundNotice[];
  picture: Picture;
  /**
   * Index of the road end from which it is reached; null in a guide without roads.
   */
  roadEnd: number | null;
  /**
   * End of a walk that does not come back; left out for any other.
   */
  end?: {
    /**
     * Degrees north.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
    /**
     * Index of a road end.
     */
    roadEnd: number | null;
    /**
     * Buses and shuttles that stop within 600 m.
     */
    transit: TransitLink[];
  };
  suits?: Suits;
  /**
   * Rank among what the guide recommends first of its kind, 1 for the first.
   */
  featured?: number;
  /**
   * True if it is no visit for young children.
   */
  isForOlder?: boolean;
  /**
   * Title of a notice by which it may be closed; left out otherwise.
   */
  mayBeClosed?: string;
}
/**
 * A bus or shuttle that stops within 600 m.
 */
export interface TransitLink {
  /**
   * Name of the bus or shuttle, for example "Roam 8X".
   */
  line: string;
  /**
   * Kind of the line.
   */
  kind: 'bus' | 'shuttle';
  /**
   * Page of the operator with times, terms and booking.
   */
  url: string;
  /**
   * Name of the stop.
   */
  stop: string;
  /**
   * Straight-line distance to the stop in metres.
   */
  walkM: number;
  /**
   * Days of the year on which it runs; null for all year.
   */
  season: OpenSeason | null;
  /**
   * True if a seat has to be booked.
   */
  mustBook: boolean;
}
/**
 * What the trip planner knows of a notice that binds a place.
 */
export interface BoundNotice {
  /**
   * Title in a few words.
   */
  title: string;
  kind: NoticeKind;
  /**
   * Groups that it binds; empty for all visitors.
   */
  who: NoticeBound[];
  when: NoticeWhen;
  /**
   * Part of the place that is bound; null for all of it.
   */
  part: string | null;
}
/**
 * A place to stay.
 */
export interface PlannerStay {
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * Degrees north.
   */
  latitude: number;
  /**
   * Degrees east.
   */
  longitude: number;
  /**
   * True for a campground, which the planner picks only if the visitor saved it, because it has no beds.
   */
  isCampground: boolean;
  /**
   * Price of a night for the room; null when not known.
   */
  price: number | null;
  /**
   * Null for all year.
   */
  open: OpenSeason | null;
  /**
   * Buses and shuttles that stop within 600 m.
   */
  transit: TransitLink[];
  /**
   * Closures and restrictions that bind it.
   */
  notices: BoundNotice[];
  /**
   * Index of the road end from which it is reached; null in a guide without roads.
   */
  roadEnd: number | null;
}
/**
 * Roads by which the planner drives.
 */
export interface PlannerRoads {
  /**
   * Junctions and road ends.
   */
  ends: {
    /**
     * Degrees north.
     */
    latitude: number;
    /**
     * Degrees east.
     */
    longitude: number;
  }[];
  /**
   * Roads, each driven both ways.
   */
  roads: {
    /**
     * Index of a road end.
     */
    from: number;
    /**
     * Index of a road end.
     */
    to: number;
    /**
     * Length in kilometres.
     */
    km: number;
    /**
     * Duration of the drive in minutes.
     */
    minutes: number;
    /**
     * Times at which it is closed to cars.
     */
    closed: NoticeWhen[];
  }[];
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
    accommodation: RateOptions;
    activities: RateOptions;
    meals: RateOptions;
    transport: RateOptions;
    pass: PassRates;
  };
  provenance: Provenance;
}
/**
 * A ready trip of the trip planner, to begin with.
 */
export interface ReadyTrip {
  /**
   * The trip in a few words, for example "Two days of rain".
   */
  name: string;
  /**
   * One sentence for the card: where it goes, and for whom.
   */
  description: string;
  /**
   * One or two sentences by a local: why in this way.
   */
  why: string;
  /**
   * Months in which the trip works as it is written.
   *
   * @minItems 1
   * @maxItems 12
   */
  months: Month[];
  /**
   * Days of the year on which it is best to start, for example the weeks of a colour; left out for any day of its months.
   */
  starts: OpenSeason | null;
  form: ReadyForm;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Days, with the stops of each and the bed of the night after it.
   */
  days: {
    /**
     * The day in a few words.
     */
    title: string;
    /**
     * Places in their order, those of the morning first.
     */
    stops: {
      part: StopPart;
      /**
       * Kind and slug of a place.
       */
      place: string;
      /**
       * Name of the place.
       */
      name: string;
    }[];
    /**
     * Bed of the night after this day; null for none.
     */
    bed: {
      /**
       * Name of the record in addresses.
       */
      slug: string;
      /**
       * Name of the accommodation.
       */
      name: string;
    } | null;
  }[];
}
/**
 * Form of the trip planner that goes with a ready trip.
 */
export interface ReadyForm {
  /**
   * People, children among them.
   */
  groupSize: number;
  /**
   * Ages of the children; empty for none.
   *
   * @maxItems 20
   *
   * Items: Age in years.
   */
  childAges: number[];
  /**
   * Ids of interests of the planner's form.
   *
   * @maxItems 12
   *
   * Items: Lower-case letters, digits and hyphens.
   */
  interests: string[];
  /**
   * Lower-case letters, digits and hyphens.
   */
  activityLevel: string;
  /**
   * Lower-case letters, digits and hyphens.
   */
  accommodationType: string;
  /**
   * car, or bus for a trip whose stops and beds are all served by a bus or shuttle.
   */
  transport: 'car' | 'bus';
  /**
   * Total for the group in the guide's currency; left out for the default of the form.
   */
  budget?: number;
}
/**
 * Contours of one square of the large maps, every 100 m without those of the relief document.
 */
export interface ReliefSquare {
  /**
   * Column and row from the south-west.
   */
  slug: string;
  /**
   * The contours.
   */
  features: ReliefFeature[];
}
export interface ReliefFeature {
  layer: ReliefLayer;
  /**
   * Height of a contour in metres.
   */
  elevationM?: number;
  /**
   * 1 or 2 for contours near the edge of what is known, which are drawn fainter.
   */
  fade?: 1 | 2;
  /**
   * Longitude and latitude of the first point, then the steps to each next one, in ten-thousandths of a degree. An area ends where it began.
   *
   * @minItems 2
   */
  path: number[];
}
/**
 * Relief of the large maps: rock, light, shade and strong contours. The other contours are in squares.
 */
export interface Relief {
  /**
   * Attribution of the heights; null without heights.
   */
  attribution: Attribution | null;
  /**
   * Position and size of the squares; null without heights.
   */
  origin: {
    /**
     * Degrees north of the south edge of the first row.
     */
    lat: number;
    /**
     * Degrees east of the west edge of the first column.
     */
    lng: number;
    /**
     * Degrees from the south to the north edge of a square.
     */
    latStep: number;
    /**
     * Degrees from the west to the east edge of a square.
     */
    lngStep: number;
  } | null;
  /**
   * Squares that have contours.
   *
   * Items: Column and row from the south-west, for example 3-0.
   */
  squares: string[];
  /**
   * Areas before lines.
   */
  features: ReliefFeature[];
}
/**
 * Everything that the search of the guide finds, as texts: the index is made of it where it is searched.
 */
export interface SearchIndex {
  /**
   * Records, sections of guides and notices.
   */
  entries: SearchEntry[];
  /**
   * Words that mean the same to visitors.
   */
  meanings: Meaning[];
}
/**
 * A record, a section of a guide, a page or a notice, as the search finds and shows it.
 */
export interface SearchEntry {
  /**
   * Kind and slug, for example trail/high-lookout; a part of a guide adds its own name.
   */
  id: string;
  kind: SearchKind;
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Path of the page, with the anchor of the part.
   */
  href: string;
  /**
   * Town of a record, or guide and section of a part.
   */
  where: string;
  /**
   * Facts that decide, in short: length and grade, price, date.
   */
  facts: string[];
  /**
   * Folder of the picture: {path}/wide-400.webp and larger ones; null for none.
   */
  picture: string | null;
  /**
   * Category, features and amenities.
   */
  words: string;
  /**
   * Sentences that say what it is: the description of a record, or the whole text of another entry.
   */
  text: string;
  /**
   * Best months; empty for all.
   */
  bestMonths: Month[];
  /**
   * Days of the year on which it is open; null for all or unknown.
   */
  open: OpenSeason | null;
  /**
   * Dates of an event; null without.
   */
  days: DayRange | null;
  restrictions: Restrictions;
}
/**
 * Words that mean the same to visitors, and where they lead.
 */
export interface Meaning {
  /**
   * Words and phrases as visitors type them, in any language.
   *
   * @minItems 1
   * @maxItems 40
   */
  typed: string[];
  /**
   * Words that the guide uses for the same; an entry must hold all words of one of them.
   *
   * @minItems 1
   * @maxItems 40
   */
  means?: string[];
  /**
   * Ids of the entries that answer it, for example notice/campfires or guide/travel-tips/public-transit.
   *
   * @minItems 1
   * @maxItems 20
   */
  answers?: string[];
  /**
   * Kind of record that the words name, so that a query for it leads to its list.
   */
  list?: 'trail' | 'attraction' | 'activity' | 'accommodation' | 'event';
  /**
   * Filters of lists that the words name, as the address of the list writes them, for example trail: for=dogs.
   */
  filters?: {
    trail?: string;
    attraction?: string;
    activity?: string;
    accommodation?: string;
    event?: string;
  };
  /**
   * Sentence for what the guide does not hold: that it does not, and who knows. Shown while no entry holds one of the words.
   */
  unlisted?: string;
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
   * Description of the guide in a sentence.
   */
  tagline: string;
  /**
   * Footer text.
   */
  blurb: string;
  /**
   * The sign of the guide, from which its logo and icons are made.
   */
  sign: {
    /**
     * Line of an SVG path on a square of 32 by 32.
     */
    path: string;
    /**
     * Colour of the path.
     */
    color: string;
    /**
     * Colour of the ground behind it.
     */
    background: string;
  };
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
   * Offsets of the time zone from a month before the build to two years after it, oldest first. Devices with older zone data compute with these.
   *
   * @minItems 1
   */
  zoneOffsets: {
    /**
     * Instant in UTC from which the offset holds. The first one also holds before it.
     */
    from: string;
    /**
     * Minutes by which the clock is ahead of UTC.
     */
    minutes: number;
  }[];
  hemisphere: Hemisphere;
  /**
   * Number to call first in an emergency, or null if the guide knows none.
   */
  emergencyNumber: string | null;
  /**
   * Language of all texts, as a BCP 47 tag.
   */
  language: string;
  /**
   * Currency of all prices, as an ISO 4217 code.
   */
  currency: string;
  /**
   * A calendar date as YYYY-MM-DD.
   */
  builtOn: string;
  /**
   * True if devices may keep the guide for use without a network.
   */
  offline: boolean;
  /**
   * Day on which all event feeds had last been read; null for a guide without feeds.
   */
  eventsAsOf: string | null;
  /**
   * Sentences on the last change of the content and the last reading of each feed; null if nothing is known.
   */
  freshness: string | null;
  /**
   * Address below which the files of records can be edited: it is followed by folder, slug and .yaml. Null without a public repository.
   */
  editUrl: string | null;
  /**
   * When and where to beware of avalanches.
   */
  avalanche: {
    /**
     * Months in which avalanches are a danger on exposed walks, and in which unrated walks count as not accessible.
     */
    months: Month[];
    /**
     * Address of the avalanche bulletin.
     */
    bulletin: Link | null;
  };
  /**
   * Position at which maps open.
   */
  map: {
    /**
     * The guide's own vector map, null where maps use outside tile services.
     */
    vector: {
      /**
       * Address of a PMTiles file.
       */
      url: string;
      /**
       * Attributions of its data.
       */
      attribution: string;
    } | null;
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
     * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
     */
    id: string;
    /**
     * As shown.
     */
    label: string;
  }[];
  /**
   * Contact of the guide; null shows nothing.
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
    /**
     * Key of the weather service; null without one.
     */
    weatherKey: string | null;
  };
  /**
   * The newsletter band; null while no mail is set up.
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
     * Handling of an address, by the setup of the newsletter.
     */
    promise: string;
    /**
     * Names this wording of the band: it is kept with each sign-up.
     */
    consent: string;
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
  } | null;
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
  guides: {
    /**
     * The words of the link.
     */
    label: string;
    /**
     * Path of the guide.
     */
    href: string;
    /**
     * The shared facts that it shows, by their files in /api/facts.
     */
    facts: ('climate' | 'emergency' | 'passes')[];
  }[];
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
   * Address of its search for one place, with {name} and {town}.
   */
  search?: string;
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
  [k: string]: Coordinate[];
}
/**
 * A walk with everything its page shows.
 */
export interface TrailDetail extends TrailFields {
  /**
   * The walk as safe HTML.
   */
  aboutHtml: string;
  suitFacts: SuitFacts;
  /**
   * Getting to the start.
   */
  access: {
    /**
     * By bus.
     */
    bus: string | null;
    /**
     * Parking places.
     */
    parking: string | null;
  };
  route: RouteDetail | null;
  /**
   * Address of the 1200x630 social card.
   */
  socialImage: string;
  gallery: Gallery;
  attractions: NearbyAttractions;
  notices: Notices;
  photographs?: Photographs;
  transit: TransitStops;
}
export interface RouteDetail extends RouteFields {
  /**
   * Address of the GPX file, null when none is offered.
   */
  gpxUrl: string | null;
  bounds: Bounds1;
  /**
   * Simplified line for the preview map.
   */
  preview: TrackPoint[];
  /**
   * Named points.
   */
  waypoints: Waypoint[];
  attribution: Attribution | null;
  /**
   * Shapes of the guide's own map around the line.
   */
  surroundings: MapFeature[];
  /**
   * Parking at the trailhead, and the bus stops within 600 m of it, as far as a still map of the line shows them.
   */
  signs: MapSigns[];
  /**
   * Relief around it; null where heights are not known.
   */
  relief: ReliefDrawing | null;
  /**
   * Attribution of the heights of profile and relief; null without them.
   */
  heightsFrom: Attribution | null;
  /**
   * Null unless the heights are recorded or those of the ground.
   */
  slopes: RouteSlopes | null;
}
/**
 * The box around the line.
 */
export interface Bounds1 {
  /**
   * Degrees north.
   */
  south: number;
  /**
   * Degrees east.
   */
  west: number;
  /**
   * Degrees north.
   */
  north: number;
  /**
   * Degrees east.
   */
  east: number;
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
   * Name of the place here.
   */
  name: string;
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
  /**
   * Kilometres from the start.
   */
  km: number;
}
export interface MapSigns {
  /**
   * Kind of the signs.
   */
  kind: 'parking' | 'bus stop';
  /**
   * Their positions.
   *
   * @minItems 1
   */
  at: {
    /**
     * Degrees north.
     */
    lat: number;
    /**
     * Degrees east.
     */
    lng: number;
  }[];
}
/**
 * Steepness of a line.
 */
export interface RouteSlopes {
  /**
   * Stretches of one grade, one after the other.
   */
  stretches: {
    /**
     * Kilometres from the start.
     */
    fromKm: number;
    /**
     * Kilometres from the start.
     */
    toKm: number;
    grade: SlopeGrade;
  }[];
  /**
   * Metres climbed, from the start of the line to its end.
   */
  climbM: number;
  /**
   * Metres descended.
   */
  descentM: number;
  /**
   * Highest point in metres.
   */
  highestM: number;
  /**
   * Lowest point in metres.
   */
  lowestM: number;
  /**
   * The half kilometre with the greatest difference in height.
   */
  steepest: {
    /**
     * Kilometres from the start at which it begins.
     */
    fromKm: number;
    /**
     * Metres that it rises; less than 0 when it falls.
     */
    riseM: number;
  };
}
/**
 * Fields of a line in every document that publishes it.
 */
export interface RouteFields {
  /**
   * Origin of the line: recorded on the ground, traced bend by bend from maps, or sketched between named points.
   */
  accuracy: 'recorded' | 'traced' | 'sketch';
  /**
   * Source of the line.
   */
  source: string;
  covers: LineCovers;
  /**
   * Slug of the trail whose line this is.
   */
  lineOf: string;
  /**
   * Length of the line in kilometres.
   */
  lengthKm: number;
  /**
   * Origin of the elevations: recorded on the way, read from the heights of the ground, interpolated between named points, or placeholders.
   */
  elevations: 'recorded' | 'ground' | 'interpolated' | 'placeholder';
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
 * Fields of a walk in every document that publishes it as a whole.
 */
export interface TrailFields {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
   */
  town: string;
  difficulty: WalkDifficulty;
  trailType: TrailType;
  /**
   * The distance as shown, for example "7.8 km return".
   */
  distance: string;
  /**
   * The same distance as a number: return for out-and-back, full length for loops, one way for point-to-point.
   */
  distanceKm: number;
  /**
   * The time as shown, for example "2 to 3 hours" or "under 1 hour": whole hours, since visitors filter by the digits.
   */
  duration: string;
  /**
   * The same time in minutes (the longer value of a range).
   */
  durationMinutes: number;
  /**
   * The gain as shown, for example "495 m".
   */
  elevationGain: string;
  /**
   * The same gain in metres, as the source states it.
   */
  elevationGainM: number;
  /**
   * Highest point in metres.
   */
  highPointM: number | null;
  /**
   * Number of reviews behind the rating.
   */
  reviewCount: number | null;
  /**
   * Things to see on the way.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  features: string[];
  /**
   * Dangers on the way.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  hazards: string[];
  /**
   * Gear to carry on the way.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  equipment: string[];
  /**
   * Tips by season.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One tip.
   */
  seasonalTips: string[];
  /**
   * The best months.
   *
   * @minItems 1
   * @maxItems 12
   */
  bestMonths: Month[];
  /**
   * true when the walk is used in winter too.
   */
  winterAccessible: boolean;
  /**
   * Page of the walk on a trail-listing site.
   */
  allTrailsUrl: string | null;
  /**
   * Stable number of the record, derived from its kind and slug.
   */
  id: number;
  /**
   * Name of the record in addresses.
   */
  slug: string;
  /**
   * Latitude in decimal degrees as text, or null when unknown.
   */
  latitude: string | null;
  /**
   * Longitude in decimal degrees as text, or null when unknown.
   */
  longitude: string | null;
  /**
   * Rating on its own scale, or null.
   */
  rating: number | null;
  ratingScale: RatingScale;
  ratingProvenance: Provenance | null;
  avalancheTerrain: AvalancheTerrain;
  winterState: WinterState;
  winterWalk: WinterWalk | null;
  suits?: Suits;
  /**
   * Address of the JPEG original.
   */
  imageUrl: string;
  picture: Picture;
  provenance: Provenance;
  /**
   * True if a bus or shuttle stops within 600 m, at least in a part of the year.
   */
  hasBus: boolean;
  busSeason?: OpenSeason2;
  restrictions: Restrictions;
}
export interface AvalancheTerrain {
  class: AvalancheClass;
  /**
   * Source.
   */
  source: string;
  status: Status;
  /**
   * Advice.
   */
  note: string | null;
  /**
   * Year of the page that is the source.
   */
  year: number | null;
  hazard: AvalancheHazard | null;
}
/**
 * Avalanche hazard that an official page names on a walk.
 */
export interface AvalancheHazard {
  /**
   * Place of the hazard in words.
   */
  place: string;
  /**
   * Kilometres along the line at which the hazard begins; null when the source names none.
   */
  fromKm: number | null;
  /**
   * Kilometres along the line at which the hazard ends; null for a single point.
   */
  toKm: number | null;
}
/**
 * Recommendation of a walk in winter by an official body.
 */
export interface WinterWalk {
  /**
   * Address of the page.
   */
  source: string;
  /**
   * Body that recommends the walk.
   */
  by: string;
  /**
   * Year of the page.
   */
  year: number | null;
  /**
   * Part of the walk that is recommended; null for the whole.
   */
  place: string | null;
  /**
   * Conditions in winter.
   */
  note: string | null;
  status: Status;
}
/**
 * A walk. As listed.
 */
export interface Trail extends TrailFields {
  route: RouteSummary | null;
  /**
   * Distance to the record whose document lists it: kilometres in a straight line, to a tenth. Only in such lists, and only if both have coordinates.
   */
  awayKm?: number;
}
export interface RouteSummary extends RouteFields {}
