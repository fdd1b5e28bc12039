// Generated from the JSON Schemas by `npm run generate`. Do not edit.

/**
 * Kind of house, or a campground.
 */
export type HouseType = 'resort' | 'hotel' | 'hostel' | 'campground';
/**
 * Quality of the source: official (the park, the town, the operator), secondary (press, guidebook, other sites) or unverified.
 */
export type Status = 'official' | 'secondary' | 'unverified';
/**
 * More pictures of the same place.
 *
 * @minItems 0
 * @maxItems 8
 */
export type Gallery = PictureSource[];
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
 * Photographs under "What it really looks like", the widest view first. They stand beside the drawings.
 *
 * @minItems 0
 * @maxItems 4
 */
export type Photographs = Photograph[];
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
 * File names that this record had before, the first one first. Their addresses lead here, and the id is that of the first, so that it stays. The coordinates file keeps those of a walk as keys.
 *
 * @maxItems 10
 *
 * Items: File name of a record without its ending: lower-case letters, digits and single hyphens.
 */
export type FormerSlugs = string[];
/**
 * Time of the day at which it takes place or is best.
 */
export type TimeOfDay = 'morning' | 'afternoon' | 'evening';
/**
 * Times of the day at which it takes place or is best; none for any. The trip planner keeps to them.
 *
 * @maxItems 2
 */
export type TimesOfDay = TimeOfDay[];
/**
 * Price band of a place to eat. modest: a café or a counter. middle: a table and a main dish. dear: an evening that one plans.
 */
export type PriceBand = 'modest' | 'middle' | 'dear';
/**
 * Meal of a day.
 */
export type Meal = 'breakfast' | 'lunch' | 'dinner';
/**
 * Difficulty. Easy if left out.
 */
export type ActivityDifficulty = 'easy' | 'moderate' | 'difficult';
/**
 * One of the four seasons.
 */
export type Season = 'summer' | 'winter' | 'spring' | 'fall';
/**
 * Difficulty on foot.
 */
export type WalkDifficulty = 'easy' | 'moderate' | 'hard';
/**
 * Times of the day at which it takes place or is best; none for any. The trip planner keeps to them.
 *
 * @maxItems 2
 */
export type TimesOfDay1 = TimeOfDay[];
/**
 * Kind of features in a layer of the guide's own map: areas (park, lake, glacier), lines (road, railway, river, stream) or points (town, peak).
 */
export type MapLayer =
  'park' | 'road' | 'railway' | 'river' | 'stream' | 'lake' | 'glacier' | 'town' | 'peak';
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
/**
 * Urgency.
 */
export type NoticeTone = 'info' | 'warning' | 'danger';
/**
 * closure (nobody may go there, or those named may not), restriction (one may go, by a rule), warning (a danger) or advice.
 */
export type NoticeKind = 'closure' | 'restriction' | 'warning' | 'advice';
/**
 * A group that a notice binds.
 */
export type NoticeBound = 'groups-under-four' | 'cars' | 'bicycles' | 'dogs' | 'boats' | 'drones' | 'campers';
/**
 * standard pass, special rate or other.
 */
export type PassKind = 'standard' | 'special' | 'other';
/**
 * Half of the earth, which says when it is winter.
 */
export type Hemisphere = 'north' | 'south';
/**
 * Format of a feed: iCalendar, RSS with the fields of town calendars, or auto, which looks at the body.
 */
export type FeedFormat = 'auto' | 'ics' | 'rss';
/**
 * The shape of the walk.
 */
export type TrailType = 'out-and-back' | 'loop' | 'point-to-point';
/**
 * The avalanche terrain class.
 */
export type AvalancheClass = 'none' | 'simple' | 'challenging' | 'complex' | 'unknown';
/**
 * full when the other line is the same walk, partial when it shows only a part of this walk.
 */
export type LineCovers = 'full' | 'partial';
/**
 * Part of a day in which a plan has stops.
 */
export type StopPart = 'morning' | 'afternoon';

/**
 * Every kind of authored document by the name of its schema file.
 */
export interface AuthoredKinds {
  accommodation: AuthoredAccommodation;
  activity: AuthoredActivity;
  attraction: AuthoredAttraction;
  basemap: AuthoredBasemap;
  climate: AuthoredClimate;
  emergency: AuthoredEmergency;
  event: AuthoredEvent;
  exceptions: AuthoredExceptions;
  feeds: AuthoredFeeds;
  guide: AuthoredGuide;
  heights: AuthoredHeights;
  'imported-event': AuthoredImportedEvent;
  meanings: AuthoredMeanings;
  notice: AuthoredNotice;
  page: AuthoredPage;
  passes: AuthoredPasses;
  planner: AuthoredPlanner;
  rates: AuthoredRates;
  roads: AuthoredRoads;
  scene: Scene;
  site: AuthoredSite;
  trail: AuthoredTrail;
  transit: AuthoredTransit;
  trip: AuthoredTrip;
}
/**
 * A place to stay: one file in content/accommodations.
 */
export interface AuthoredAccommodation {
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
  reviewCount?: number;
  /**
   * Names from the filter list where they fit: Pool, Hot tub, Spa, Restaurant, Breakfast included, VIP Access, Fully refundable, Kitchen, Mountain views, Rooftop pool. An entry like "1,204 reviews" is read as the review count.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  amenities: string[];
  /**
   * Address for booking. Without one the default page of the hotel partner is linked.
   */
  bookingUrl?: string;
  open?: OpenSeason;
  /**
   * Number of rooms, cabins or beds, for example "about 100 beds".
   */
  rooms?: string;
  /**
   * true shows "Perfect for families & couples". Only where a source says so.
   */
  familyAndCouples?: boolean;
  /**
   * true shows "24/7 Front Desk". Only where a source says so.
   */
  frontDesk24h?: boolean;
  /**
   * Ways to get there, with and without a car.
   */
  access?: string;
  /**
   * Own site of the house.
   */
  officialUrl?: string;
  /**
   * Address of all reviews.
   */
  reviewsUrl?: string;
  /**
   * Lower numbers come first in lists and on the home page. Leave out for the rest.
   */
  featured?: number;
  related?: Related;
  provenance: Provenance;
  scene: Scene;
  photo?: Photo;
  /**
   * Description of the picture, for people who cannot see it.
   */
  alt: string;
  gallery?: Gallery;
  photographs?: Photographs;
  coordinates?: Coordinates;
  /**
   * Id of the road end in facts/roads.yaml from which it is reached; left out for the nearest one.
   */
  roadEnd?: string;
  /**
   * A longer text for the page.
   */
  about?: string;
  price?: Price;
  rating?: Rating;
  /**
   * Sites, season and services. Required for a campground, and for no other type.
   */
  camping?: {
    /**
     * Number of sites; left out when no source says it.
     */
    sites?: number;
    hardSided?: HardSided;
    /**
     * Season in words, with the year in which the days were read, for example "18 June to 20 September in 2026".
     */
    season: string;
    /**
     * Services that the campground has.
     *
     * @minItems 0
     * @maxItems 8
     */
    services: CampService[];
    /**
     * Way to get a site: by reservation, or first come, first served. The first host in it, for example reservations.example.org, gets a button on the page.
     */
    reservation: string;
  };
  suits?: Suits;
  /**
   * False while visitors should not book, for example because it may be closed.
   */
  bookable?: boolean;
  formerSlugs?: FormerSlugs;
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
 * Related records to show first.
 */
export interface Related {
  /**
   * File names (without .yaml) of attractions shown first, unless they lie more than 40 km away; nearby ones fill the rest.
   *
   * @minItems 0
   * @maxItems 6
   *
   * Items: File name of a record without its ending: lower-case letters, digits and single hyphens.
   */
  attractions?: string[];
  /**
   * File names (without .yaml) of activities shown first, unless they lie more than 40 km away; nearby ones fill the rest.
   *
   * @minItems 0
   * @maxItems 6
   *
   * Items: File name of a record without its ending: lower-case letters, digits and single hyphens.
   */
  activities?: string[];
  /**
   * File names (without .yaml) of accommodations shown first, unless they lie more than 40 km away; nearby ones fill the rest.
   *
   * @minItems 0
   * @maxItems 6
   *
   * Items: File name of a record without its ending: lower-case letters, digits and single hyphens.
   */
  accommodations?: string[];
  /**
   * File names (without .yaml) of trails shown first, unless they lie more than 40 km away; nearby ones fill the rest.
   *
   * @minItems 0
   * @maxItems 6
   *
   * Items: File name of a record without its ending: lower-case letters, digits and single hyphens.
   */
  trails?: string[];
}
/**
 * Source of the main figures of this record.
 */
export interface Provenance {
  /**
   * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
   */
  source: string;
  status: Status;
  /**
   * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
   */
  verifiedOn: string | null;
  /**
   * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
   */
  seenOn?: string;
  /**
   * Note for maintainers about this figure. Not shown to visitors.
   */
  note?: string;
}
/**
 * Scene of the poster picture of a record: the picture program draws it from these few words, always the same way for the same record.
 */
export interface Scene {
  /**
   * Subject of the picture. lake = a lake seen from its shore; overlook = a long lake far below, seen from high up; summit = a ridge or pass high above the valley; river = a river between forests; crag = a rock face for climbers; festival = a town square with a stage, stalls or ice; ruins = stone walls in the forest; sky = a lake under a night sky; skywalk = a glass walk over a valley; gallery = a room of paintings; cinema = a screen before an audience; table = a laid table outdoors; the other words mean what they say.
   */
  subject:
    | 'lake'
    | 'overlook'
    | 'river'
    | 'waterfall'
    | 'canyon'
    | 'cave'
    | 'hotspring'
    | 'icefield'
    | 'peak'
    | 'summit'
    | 'crag'
    | 'hoodoos'
    | 'meadow'
    | 'trail'
    | 'road'
    | 'wildlife'
    | 'camp'
    | 'sky'
    | 'gondola'
    | 'ski'
    | 'town'
    | 'festival'
    | 'lodge'
    | 'ruins'
    | 'skywalk'
    | 'gallery'
    | 'cinema'
    | 'table';
  /**
   * Time of day and weather, which sets every colour: dawn is pink, noon is bright and blue, golden is the last hour of sun, dusk is violet, night is dark blue with stars, storm is grey.
   */
  light: 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'storm';
  /**
   * Time of year: it decides snow on the ground and on the peaks, flowers, golden trees and frozen water.
   */
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  /**
   * One or two shapes for the mountains behind, the main one first. horn = one sharp spire; pyramid = one even peak; twin = two peaks; broad = a wide heavy peak with a lower shoulder; tilted = slabs that lean like a writing desk; castle = a flat-topped fortress of cliffs; sawtooth = a row of many sharp peaks; cirque = a snowy headwall between two dark slopes; wall = a long saw-edged ridge; dome = rounded; icecap = cliffs under ice. Left out, the program picks one.
   *
   * @minItems 1
   * @maxItems 2
   */
  peaks?: (
    | 'horn'
    | 'pyramid'
    | 'twin'
    | 'broad'
    | 'tilted'
    | 'castle'
    | 'sawtooth'
    | 'cirque'
    | 'wall'
    | 'dome'
    | 'icecap'
  )[];
  /**
   * Viewpoint. Lake: shore = level with the water; curved = on a bay with a curved beach; above = on a slope over the lake; trunks = between tree trunks; low = near the water with the mountains towering; dock = on a wooden dock. Overlook: deck = on a railed platform. Summit: knoll = on a grassy shoulder; saddle = in the gap between two crags; arete = before a sharp crest. Ski: chair = on the lift; steep = beside a steep face; base = at the lodge below the runs. Icefield: toe = before the end of the ice; crevasses = among its clefts; moraine = on the crest beside it. Canyon: slot = over a narrow cleft; bridge = before a footbridge; creek = beside a stream between boulders; floor = on the stones between the walls; potholes = over rock worn into basins, before a bridge. Waterfall: tunnel = in a hole in the rock; island = over a river that parts round an island and falls; ledges = below a staircase of rock beside a road. Lodge: window = in a room; roofs = on a slope above the house. Trail: boardwalk = on planks over wet ground. Table: terrace = on a terrace over the roofs of a town. Left out, it is the usual view of the subject.
   */
  viewpoint?:
    | 'shore'
    | 'curved'
    | 'above'
    | 'trunks'
    | 'low'
    | 'dock'
    | 'deck'
    | 'knoll'
    | 'saddle'
    | 'arete'
    | 'chair'
    | 'steep'
    | 'base'
    | 'toe'
    | 'crevasses'
    | 'moraine'
    | 'slot'
    | 'bridge'
    | 'creek'
    | 'floor'
    | 'potholes'
    | 'tunnel'
    | 'island'
    | 'ledges'
    | 'window'
    | 'roofs'
    | 'boardwalk'
    | 'terrace';
  /**
   * Feature in the valley under a summit. A river if left out.
   */
  below?: 'river' | 'town' | 'lake' | 'glacier' | 'forest' | 'clouds';
  /**
   * The outline of the lake under an overlook: head = a wolf's head with two ears; long = a narrow trough; round = one basin; chain = several ponds. Left out, it is long.
   */
  shape?: 'head' | 'long' | 'round' | 'chain';
  /**
   * One thing or person near the viewer. On water: canoe, canoes, kayak, boat, rafts, logs, reeds; on ice: skaters, iceSculpture, ice (cracks); on snow: sled (dogs), sleigh (horses), snowshoers, crossCountry, tubes, skier, snowcoach (a big-wheeled glacier bus); on the ground: hiker, hikers, photographer, rider (on a horse), cyclist, runners, climber, elk, rocks, chair (a large red chair), bench, easel (with a painter), tent; for gatherings: crowd, market, stage, fireworks, torches; none = nothing.
   */
  foreground?:
    | 'none'
    | 'canoe'
    | 'canoes'
    | 'kayak'
    | 'boat'
    | 'rafts'
    | 'logs'
    | 'reeds'
    | 'skaters'
    | 'iceSculpture'
    | 'ice'
    | 'sled'
    | 'sleigh'
    | 'snowshoers'
    | 'crossCountry'
    | 'tubes'
    | 'skier'
    | 'snowcoach'
    | 'hiker'
    | 'hikers'
    | 'photographer'
    | 'rider'
    | 'cyclist'
    | 'runners'
    | 'climber'
    | 'elk'
    | 'rocks'
    | 'chair'
    | 'bench'
    | 'easel'
    | 'tent'
    | 'crowd'
    | 'market'
    | 'stage'
    | 'fireworks'
    | 'torches';
  /**
   * The house in the picture (subject lodge: the main thing; lake and hotspring: a house on the far side). chateau = a stone castle hotel with towers; grandHotel = a long pale lakeside hotel with many windows; hotel = a modern timber and stone hotel in town; lodge = a log lodge; cabin = one log cabin; cabins = several; hostel = a simple house with bunks; museum = a log hall with a flag; teahouse = a small log house on a hillside; stable = a barn with a fence; hut = a small stone hut; corner = a brick hotel on a street corner; tower = a tall hotel on a mountainside; chalet = a red-roofed inn with many gables; archive = a low hall of wood and fieldstone.
   */
  building?:
    | 'chateau'
    | 'grandHotel'
    | 'hotel'
    | 'lodge'
    | 'cabin'
    | 'cabins'
    | 'hostel'
    | 'museum'
    | 'teahouse'
    | 'stable'
    | 'hut'
    | 'corner'
    | 'tower'
    | 'chalet'
    | 'archive';
  /**
   * Animal in a wildlife picture (an elk if left out), beside the road of ledges, or on the sign of a terrace.
   */
  animal?: 'elk' | 'bear' | 'bighorn' | 'bison';
  /**
   * The kind of tree that frames the picture and lines a trail. Larches turn gold in autumn; aspens have white trunks. Left out, it is a spruce.
   */
  tree?: 'spruce' | 'larch' | 'pine' | 'aspen';
  /**
   * Framing trees at the edge: single = one tall tree; pair = a tall and a small one; trio = three; low = small trees in both lower corners; none = no framing tree. Left out, the program varies it.
   */
  frame?: 'none' | 'single' | 'pair' | 'trio' | 'low';
  /**
   * Side from which the sunlight comes. Left out, the program varies it.
   */
  side?: 'left' | 'right';
  /**
   * Distance of the main mountain from the left edge, from 0 (left) to 1 (right). Left out, the program varies it.
   */
  at?: number;
  /**
   * Write true to turn the mountains round, so that a slope that fell to the right falls to the left. Left out, the program varies it.
   */
  mirrored?: boolean;
  /**
   * Height of the mountains: 1 is usual, 0.6 is low and far, 1.4 fills the picture. Left out, the program varies it a little.
   */
  height?: number;
  /**
   * The point that stays in sight where a screen has no room for the whole picture, as shares of its width from the left and of its height from the top. Left out, the subject decides. It changes nothing in the drawing.
   */
  focus?: {
    /**
     * From 0 (left) to 1 (right).
     */
    x: number;
    /**
     * From 0 (top) to 1 (bottom).
     */
    y: number;
  };
  /**
   * Position of the far shore of a lake below the upper edge, as a share of the picture's height: 0.5 shows much water, 0.7 little. Left out, the program varies it. For a wide waterfall the place of its lip: 0.63 makes it low and as broad as its river.
   */
  horizon?: number;
  /**
   * Share of the rock under snow, from 0 (none) to 1 (all). Left out, the season decides.
   */
  snow?: number;
  /**
   * Write true to show the sun (or the moon at night), false to hide it. Left out, it shows at dawn, in golden light, at dusk and at night.
   */
  sun?: boolean;
  /**
   * The clouds: none, streaks (thin and high) or billows (heaped). Left out, the light decides.
   */
  clouds?: 'none' | 'streaks' | 'billows';
  /**
   * The colour of the water: turquoise = glacier-fed, emerald = green, blue = deep and clear, dark = a forest pond. Left out, it is turquoise.
   */
  water?: 'turquoise' | 'emerald' | 'blue' | 'dark';
  /**
   * Write true to fill a meadow or slope with larch trees (gold in autumn).
   */
  larches?: boolean;
  /**
   * Write true for a broad waterfall over a step instead of a tall thin one, and for an inlet instead of a stream under the bridge of a canyon.
   */
  wide?: boolean;
  /**
   * Write true for ice on a waterfall or canyon in winter (for ice walks and ice climbing).
   */
  frozen?: boolean;
  /**
   * Write true for northern lights; only for light night.
   */
  aurora?: boolean;
  /**
   * Write true for the Milky Way; only for light night.
   */
  milkyWay?: boolean;
  /**
   * Write true for a low layer of mist over water or meadow.
   */
  fog?: boolean;
  /**
   * Write true for falling snow, false for none. Left out, it falls in some winter pictures.
   */
  snowfall?: boolean;
  /**
   * Write true for strings of festive lights over a street or in the trees.
   */
  lights?: boolean;
  /**
   * Write true if there are words over a meadow's sky: a dark clear upper third, low whole summits, a plate-dark edge at the foot.
   */
  headline?: boolean;
  /**
   * Write false to leave the chairlift out of a ski picture.
   */
  lift?: boolean;
}
/**
 * A photograph used instead of a drawn picture. All four entries are required.
 */
export interface Photo {
  /**
   * Name of the photograph in content/photos, for example "old-bridge.jpg": letters, digits, dots and hyphens, ending with .jpg, .png or .webp. At least 1200 px wide.
   */
  file: string;
  /**
   * Description of the photograph, for people who cannot see it.
   */
  alt: string;
  /**
   * Photographer.
   */
  credit: string;
  /**
   * The licence under which it may be shown, for example "CC BY 4.0".
   */
  licence: string;
}
/**
 * One picture: a scene to draw or a photograph.
 */
export interface PictureSource {
  scene?: Scene;
  photo?: Photo;
  /**
   * Description of the drawn picture, for people who cannot see it. A photograph has its own.
   */
  alt?: string;
}
/**
 * A photograph that shows what the place really looks like. `npm run photo:add` writes it.
 */
export interface Photograph {
  /**
   * Name of the photograph in content/photos, for example "old-bridge.jpg": letters, digits, dots and hyphens, ending with .jpg, .png or .webp. At least 1200 px wide.
   */
  file: string;
  /**
   * Description of the photograph, for people who cannot see it.
   */
  alt: string;
  /**
   * Words that follow the month, such as "from the rockpile" in "July, from the rockpile": small first letter, no full stop.
   */
  caption: string;
  /**
   * Month or day on which it was taken, as YYYY-MM or YYYY-MM-DD.
   */
  taken: string;
  /**
   * Photographer, as the licence names them.
   */
  author: string;
  licence: PhotographLicence;
  /**
   * Address of the page that it came from, or of its author.
   */
  source: string;
}
/**
 * Position of the place, in decimal degrees.
 */
export interface Coordinates {
  /**
   * Latitude in degrees north.
   */
  lat: number;
  /**
   * Longitude in degrees; west is negative.
   */
  lng: number;
  /**
   * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
   */
  source: string;
  status: Status;
}
/**
 * A price in the guide's currency with its source.
 */
export interface Price {
  /**
   * In the guide's currency, without its sign. 0 means free.
   */
  amount: number;
  /**
   * Unit that the amount buys, for example "person", "canoe hour", "night".
   */
  per: string;
  /**
   * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
   */
  source: string;
  status: Status;
  /**
   * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
   */
  verifiedOn: string | null;
  /**
   * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
   */
  seenOn?: string;
  /**
   * Note for maintainers about this figure. Not shown to visitors.
   */
  note?: string;
}
/**
 * A rating with its scale and source.
 */
export interface Rating {
  /**
   * The rating itself.
   */
  value: number;
  /**
   * The best possible rating: 5 or 10.
   */
  scale: 5 | 10;
  /**
   * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
   */
  source: string;
  status: Status;
  /**
   * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
   */
  verifiedOn: string | null;
  /**
   * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
   */
  seenOn?: string;
  /**
   * Note for maintainers about this figure. Not shown to visitors.
   */
  note?: string;
}
/**
 * Who it suits: children, dogs and wheelchairs, each with its source. Left out is what no page says; nothing is guessed from the surface or the slope.
 */
export interface Suits {
  /**
   * Children, by a page that says so.
   */
  children?: {
    /**
     * strollers (one can be pushed, and small children walk it), small (small children walk it) or older (for older children alone).
     */
    answer: 'strollers' | 'small' | 'older';
    /**
     * Detail shown after the answer, for example the part of the walk or the months. It begins in lower case.
     */
    note?: string;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Year of the page that is named as the source.
     */
    year?: number;
  };
  /**
   * Dogs, by a page that says so.
   */
  dogs?: {
    /**
     * leash (allowed on a leash all year), part-of-year (the note says when they are not) or forbidden.
     */
    answer: 'leash' | 'part-of-year' | 'forbidden';
    /**
     * Detail shown after the answer, for example the part of the walk or the months. It begins in lower case.
     */
    note?: string;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Year of the page that is named as the source.
     */
    year?: number;
  };
  /**
   * Wheelchairs, by a page that says so. An all or part names the address of that page.
   */
  wheelchairs?: {
    /**
     * all (the whole of it), part (the note says which) or unsuitable.
     */
    answer: 'all' | 'part' | 'unsuitable';
    /**
     * Detail shown after the answer, for example the part of the walk or the months. It begins in lower case.
     */
    note?: string;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Year of the page that is named as the source.
     */
    year?: number;
  };
}
/**
 * Something to do, usually booked with a partner: one file in content/activities.
 */
export interface AuthoredActivity {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * Kind of the activity.
   */
  category:
    | 'skiing'
    | 'hiking'
    | 'photography'
    | 'wellness'
    | 'wildlife'
    | 'water'
    | 'sightseeing'
    | 'climbing'
    | 'cycling'
    | 'culture'
    | 'winter'
    | 'dining';
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
  reviewCount?: number;
  /**
   * Highlights that people remember.
   *
   * @minItems 0
   * @maxItems 10
   *
   * Items: One short item of text.
   */
  highlights?: string[];
  /**
   * Things that the price includes.
   *
   * @minItems 0
   * @maxItems 12
   *
   * Items: One short item of text.
   */
  inclusions?: string[];
  /**
   * The best time to go.
   */
  bestTime?: string;
  /**
   * When it runs, for example "December to April".
   */
  season?: string;
  open?: OpenSeason;
  /**
   * Companies known to offer it.
   *
   * @minItems 0
   * @maxItems 8
   *
   * Items: The name of a company.
   */
  operators?: string[];
  /**
   * Address for booking. Without one the partner's search for its name is linked.
   */
  bookingUrl?: string;
  /**
   * How to get a table at a place to eat, for example "Book for dinner".
   */
  booking?: string;
  /**
   * A page of its own.
   */
  officialUrl?: string;
  timesOfDay?: TimesOfDay;
  /**
   * Lower numbers come first in lists and on the home page. Leave out for the rest.
   */
  featured?: number;
  related?: Related;
  provenance: Provenance;
  scene: Scene;
  photo?: Photo;
  /**
   * Description of the picture, for people who cannot see it.
   */
  alt: string;
  gallery?: Gallery;
  photographs?: Photographs;
  coordinates?: Coordinates;
  /**
   * Id of the road end in facts/roads.yaml from which it is reached; left out for the nearest one.
   */
  roadEnd?: string;
  /**
   * The text under "Experience Overview".
   */
  about: string;
  price?: Price;
  /**
   * Price band of a place to eat, in place of a price.
   */
  priceBand?: {
    band: PriceBand;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
     */
    verifiedOn: string | null;
    /**
     * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
     */
    seenOn?: string;
    /**
     * Note for maintainers about this figure. Not shown to visitors.
     */
    note?: string;
  };
  /**
   * Meals for which the trip planner may name a place to eat. Left out where the way to the table is a walk or a ride.
   */
  meals?: Meal[];
  difficulty?: ActivityDifficulty;
  rating?: Rating;
  hours?: Hours;
  /**
   * False where no partner sells it: it is self-guided or sold by the park. What is free is never booked.
   */
  bookable?: boolean;
  formerSlugs?: FormerSlugs;
}
/**
 * Opening hours with their source; left out when it is always open or nobody states them. The trip planner keeps to them.
 */
export interface Hours {
  /**
   * Hours by season, the most particular first.
   *
   * @minItems 1
   * @maxItems 6
   */
  times: OpenHours[];
  /**
   * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
   */
  source: string;
  status: Status;
  /**
   * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
   */
  verifiedOn: string | null;
  /**
   * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
   */
  seenOn?: string;
  /**
   * Note for maintainers about this figure. Not shown to visitors.
   */
  note?: string;
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
 * A place to see: one file in content/attractions.
 */
export interface AuthoredAttraction {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * Kind of the place.
   */
  category:
    | 'lake'
    | 'mountain'
    | 'canyon'
    | 'viewpoint'
    | 'historic'
    | 'forest'
    | 'waterfall'
    | 'hot spring'
    | 'icefield'
    | 'wildlife';
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
  history?: string;
  /**
   * When to go, in a sentence.
   */
  bestTimeToVisit?: string;
  bestSeason?: Season;
  /**
   * Advice for people with limited mobility.
   */
  accessibility?: string;
  /**
   * Short names shown as badges, for example "Washrooms".
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  amenities?: string[];
  /**
   * Length of a visit, for example "2 to 3 hours".
   */
  duration: string;
  difficulty: WalkDifficulty;
  /**
   * true when photographers come here on purpose.
   */
  photographyHotspot?: boolean;
  open?: OpenSeason;
  /**
   * Height above sea level in metres.
   */
  elevationM?: number;
  /**
   * Facilities: toilets, food, fuel, signal.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  facilities?: string[];
  /**
   * Things to do that cost nothing.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: Something to do that costs nothing.
   */
  freeActivities?: string[];
  /**
   * Insider tips.
   *
   * @minItems 0
   * @maxItems 10
   *
   * Items: One tip in one or two sentences.
   */
  tips?: string[];
  /**
   * A warning shown above everything else.
   */
  notice?: {
    /**
     * The warning in a few words.
     */
    heading: string;
    /**
     * Advice on it.
     */
    text: string;
  };
  timesOfDay?: TimesOfDay1;
  /**
   * Lower numbers come first in lists and on the home page. Leave out for the rest.
   */
  featured?: number;
  related?: Related;
  provenance: Provenance;
  scene: Scene;
  photo?: Photo;
  /**
   * Description of the picture, for people who cannot see it.
   */
  alt: string;
  gallery?: Gallery;
  photographs?: Photographs;
  coordinates?: Coordinates;
  /**
   * Id of the road end in facts/roads.yaml from which it is reached; left out for the nearest one.
   */
  roadEnd?: string;
  /**
   * The text under "About": plain paragraphs, Markdown links and emphasis allowed.
   */
  about: string;
  /**
   * Greatest length of a visit in minutes, for the trip planner.
   */
  durationMinutes?: number;
  hours?: Hours;
  /**
   * Parking.
   */
  parking: {
    /**
     * true when a private car may park here.
     */
    available: boolean;
    /**
     * Advice about parking.
     */
    note?: string;
  };
  suits?: Suits;
  /**
   * Things to do that cost money.
   *
   * @minItems 0
   * @maxItems 40
   */
  paidActivities?: {
    /**
     * Name of the price.
     */
    name: string;
    price: Price;
  }[];
  /**
   * Quotes of visitors.
   *
   * @minItems 0
   * @maxItems 8
   */
  reviewQuotes?: ReviewQuote[];
  formerSlugs?: FormerSlugs;
}
/**
 * A visitor quote. Without a source it is shown as an illustrative sample.
 */
export interface ReviewQuote {
  /**
   * The words of the visitor.
   */
  quote: string;
  /**
   * Author of the quotation.
   */
  author?: string;
  /**
   * A full web address that starts with https:// (or http://).
   */
  source?: string;
}
/**
 * One layer of the guide's own map, as GeoJSON.
 */
export interface AuthoredBasemap {
  /**
   * FeatureCollection, as GeoJSON says.
   */
  type: 'FeatureCollection';
  layer: MapLayer;
  attribution?: Attribution;
  provenance: Provenance;
  /**
   * Kind of features in the layer.
   *
   * @minItems 1
   * @maxItems 500
   */
  features: {
    /**
     * Feature, as GeoJSON says.
     */
    type: 'Feature';
    /**
     * Name of the feature.
     */
    properties: {
      /**
       * The name as visitors know it.
       */
      name: string;
      /**
       * Number of a road, shown on its sign.
       */
      ref?: string;
      /**
       * Height of a peak in metres.
       */
      elevationM?: number;
    };
    /**
     * Position of the feature.
     */
    geometry: {
      /**
       * Point, LineString or Polygon; the layer says which.
       */
      type: 'Point' | 'LineString' | 'Polygon';
      /**
       * [longitude, latitude] of a point; a list of them for a line; a list with one closed ring of them for an area.
       */
      coordinates: number[] | number[][] | number[][][];
    };
  }[];
}
/**
 * Attribution that the licence of the data behind a line requires; shown on the page and in the GPX file.
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
   * A full web address that starts with https:// (or http://).
   */
  licence: string;
}
/**
 * Monthly climate of the main town: content/facts/climate.yaml.
 */
export interface AuthoredClimate {
  /**
   * Place of the measurements.
   */
  station: string;
  /**
   * January to December.
   *
   * @minItems 12
   * @maxItems 12
   */
  months: {
    month: Month;
    /**
     * Average high in °C.
     */
    avgHighC: number;
    /**
     * Average low in °C.
     */
    avgLowC: number;
    /**
     * Precipitation in mm.
     */
    precipitationMm: number;
    /**
     * Snowfall in cm.
     */
    snowfallCm: number;
    /**
     * Daylight in the middle of the month, hours.
     */
    daylightHours: number;
    /**
     * Expected weather, in a few words.
     */
    conditions: string;
  }[];
  /**
   * Sources, one for each quantity.
   */
  provenance: {
    temperature: Provenance;
    precipitation: Provenance;
    snowfall: Provenance;
    daylight: Provenance;
  };
}
/**
 * Emergency contacts, medical facilities and pharmacies: content/facts/emergency.yaml.
 */
export interface AuthoredEmergency {
  /**
   * First entry is the one to call first.
   *
   * @minItems 1
   * @maxItems 10
   */
  contacts: {
    /**
     * Service that answers.
     */
    name: string;
    /**
     * The phone number as dialled, in digits.
     */
    number: string;
    /**
     * When to call.
     */
    text?: string;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
     */
    verifiedOn: string | null;
    /**
     * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
     */
    seenOn?: string;
    /**
     * Note for maintainers about this figure. Not shown to visitors.
     */
    note?: string;
  }[];
  /**
   * Medical facilities.
   *
   * @minItems 0
   * @maxItems 10
   */
  medical: EmergencyPlace[];
  /**
   * Pharmacies and supplies.
   *
   * @minItems 0
   * @maxItems 10
   */
  pharmacies: EmergencyPlace[];
}
/**
 * A place that helps.
 */
export interface EmergencyPlace {
  /**
   * Name.
   */
  name: string;
  /**
   * Name and place.
   */
  text: string;
  /**
   * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
   */
  source: string;
  status: Status;
  /**
   * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
   */
  verifiedOn: string | null;
  /**
   * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
   */
  seenOn?: string;
  /**
   * Note for maintainers about this figure. Not shown to visitors.
   */
  note?: string;
}
/**
 * Something that happens on a date: one file in content/events.
 */
export interface AuthoredEvent {
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
  /**
   * A time in the park as HH:MM; 24:00 is the end of the day.
   */
  startTime?: string;
  /**
   * A time in the park as HH:MM; 24:00 is the end of the day.
   */
  endTime?: string;
  /**
   * When it usually takes place, for example "third weekend of November". Shown while dates are not announced.
   */
  usualTime?: string;
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
   * A full web address that starts with https:// (or http://).
   */
  url?: string;
  /**
   * Organiser, by the name that visitors know.
   */
  organiser?: string;
  /**
   * The first day as the organiser has announced it, or null. Never a day that follows from a rule.
   */
  startDate: string | null;
  /**
   * The last day, announced likewise; null as long as the first.
   */
  endDate: string | null;
  /**
   * Lower numbers come first in lists and on the home page. Leave out for the rest.
   */
  featured?: number;
  related?: Related;
  provenance: Provenance;
  scene: Scene;
  photo?: Photo;
  /**
   * Description of the picture, for people who cannot see it.
   */
  alt: string;
  gallery?: Gallery;
  usual?: UsualDays;
  /**
   * The day, MM-DD, on which it falls every year by the calendar, for example 12-24 for Christmas Eve.
   */
  yearly?: string;
  price?: Price;
  formerSlugs?: FormerSlugs;
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
 * Values that a rule of the check would refuse and that are right all the same: content/exceptions.yaml.
 */
export interface AuthoredExceptions {
  /**
   * One entry for each value that is excused. An entry that excuses nothing any more is an error.
   *
   * @minItems 0
   * @maxItems 200
   */
  exceptions: {
    /**
     * Name of the rule as the check prints it at the end of a problem, for example "route-lengths".
     */
    rule: string;
    /**
     * The file below the content folder, for example "trails/some-trail.yaml".
     */
    file: string;
    /**
     * Place in the record, as --format json prints it, for example "distanceKm". Empty for the whole file.
     */
    path: string;
    /**
     * Why the value is right although the rule refuses it, in a sentence.
     */
    reason: string;
  }[];
}
/**
 * State of the last import of events: content/events/imported/feeds.yaml, written by npm run events:refresh alone.
 */
export interface AuthoredFeeds {
  /**
   * One entry for each feed that was ever read.
   *
   * @minItems 0
   * @maxItems 20
   */
  feeds: {
    /**
     * Lower-case letters, digits and hyphens.
     */
    id: string;
    /**
     * A calendar date as YYYY-MM-DD.
     */
    lastRead: string;
  }[];
}
/**
 * Front matter of a guide: one Markdown file in content/guides. The text below the front matter is the introduction.
 */
export interface AuthoredGuide {
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
  badges?: string[];
  scene: Scene;
  photo?: Photo;
  /**
   * Description of the picture.
   */
  alt: string;
  /**
   * The sections, top to bottom.
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One section of the page.
   */
  sections: (
    | {
        kind: 'text';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        /**
         * Markdown text.
         */
        text: string;
      }
    | {
        kind: 'cards';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        /**
         * Cards side by side.
         *
         * @minItems 1
         * @maxItems 8
         */
        cards: {
          /**
           * Title of the card.
           */
          title: string;
          /**
           * The items of the card.
           *
           * @minItems 1
           * @maxItems 5
           *
           * Items: One tip or fact (Markdown).
           */
          items: string[];
          provenance?: Provenance;
        }[];
      }
    | {
        kind: 'tabs';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        /**
         * One tab each.
         *
         * @minItems 2
         * @maxItems 6
         */
        tabs: {
          /**
           * Label of the tab.
           */
          label: string;
          /**
           * Record whose poster stands beside the list, as kind/file-name.
           */
          poster?: string;
          /**
           * The items of the tab.
           *
           * @minItems 1
           * @maxItems 5
           *
           * Items: One tip or fact (Markdown).
           */
          items: string[];
        }[];
      }
    | {
        kind: 'table';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        /**
         * Column headings.
         *
         * @minItems 2
         * @maxItems 8
         *
         * Items: Column heading.
         */
        columns: string[];
        /**
         * Rows; each has as many cells as there are columns.
         *
         * @minItems 1
         * @maxItems 40
         */
        rows: string[][];
        provenance?: Provenance;
      }
    | {
        kind: 'distances';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        /**
         * Start of the way.
         */
        start: string;
        /**
         * From place to place, in the order of the way.
         *
         * @minItems 1
         * @maxItems 8
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
          time?: string;
        }[];
        provenance: Provenance;
      }
    | {
        kind: 'facts';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        /**
         * The figures.
         *
         * @minItems 1
         * @maxItems 20
         */
        items: {
          /**
           * Name of the figure.
           */
          label: string;
          /**
           * The figure as shown.
           */
          value: string;
          /**
           * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
           */
          source: string;
          status: Status;
          /**
           * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
           */
          verifiedOn: string | null;
          /**
           * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
           */
          seenOn?: string;
          /**
           * Note for maintainers about this figure. Not shown to visitors.
           */
          note?: string;
        }[];
      }
    | {
        kind: 'notice';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        tone: NoticeTone;
        /**
         * Markdown text.
         */
        text: string;
        provenance?: Provenance;
      }
    | {
        kind: 'links';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
        /**
         * The links.
         *
         * @minItems 1
         * @maxItems 10
         */
        links: {
          /**
           * The words of the link.
           */
          label: string;
          /**
           * A path of this site such as "/trip-planner", or a full web address.
           */
          href: string;
        }[];
      }
    | {
        kind: 'passes';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
      }
    | {
        kind: 'fines';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
      }
    | {
        kind: 'climate';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
      }
    | {
        kind: 'emergency';
        /**
         * Heading of the section.
         */
        heading: string;
        /**
         * A paragraph under the heading (Markdown).
         */
        intro?: string;
      }
  )[];
  /**
   * Buttons at the end.
   *
   * @minItems 0
   * @maxItems 3
   */
  callToAction?: {
    /**
     * The words of the link.
     */
    label: string;
    /**
     * A path of this site such as "/trip-planner", or a full web address.
     */
    href: string;
  }[];
  provenance: Provenance;
  formerSlugs?: FormerSlugs;
}
/**
 * Where the heights of the ground come from, which content/basemap/heights.asc.gz holds: content/basemap/heights.yaml.
 */
export interface AuthoredHeights {
  attribution: Attribution;
  provenance: Provenance;
}
/**
 * An event as a feed announces it: one file in content/events/imported, written by npm run events:refresh alone.
 */
export interface AuthoredImportedEvent {
  /**
   * The name as visitors know it.
   */
  name: string;
  /**
   * Two or three sentences shown on cards and at the top of the page. Cards cut it after 120 characters.
   */
  description: string;
  /**
   * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
   */
  town: string;
  /**
   * Place as shown to visitors. Must contain the town, for example "Old Town, by the bridge".
   */
  location: string;
  /**
   * A short word visitors filter by, for example "music".
   */
  category: string;
  /**
   * A calendar date as YYYY-MM-DD.
   */
  startDate: string;
  /**
   * A calendar date as YYYY-MM-DD.
   */
  endDate: string;
  /**
   * A time in the park as HH:MM; 24:00 is the end of the day.
   */
  startTime?: string;
  /**
   * A time in the park as HH:MM; 24:00 is the end of the day.
   */
  endTime?: string;
  /**
   * True if entry is free.
   */
  isFree: boolean;
  /**
   * scheduled, or cancelled by the organiser.
   */
  eventStatus: 'scheduled' | 'cancelled';
  /**
   * A full web address that starts with https:// (or http://).
   */
  url?: string;
  /**
   * Organiser, by the name that visitors know.
   */
  organiser?: string;
  /**
   * A full web address that starts with https:// (or http://).
   */
  organiserImage?: string;
  provenance: Provenance;
  /**
   * Address at which the import found it.
   */
  imported: {
    /**
     * Lower-case letters, digits and hyphens.
     */
    feed: string;
    /**
     * Identifier of the event in its feed, and the day for one of a series.
     */
    key: string;
  };
}
/**
 * What words mean to visitors who search: content/facts/meanings.yaml. A guide may do without it.
 */
export interface AuthoredMeanings {
  /**
   * Words that mean the same, a group each.
   *
   * @minItems 1
   * @maxItems 600
   */
  groups: Meaning[];
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
 * A closure, a restriction, a warning or advice: one file in content/notices.
 */
export interface AuthoredNotice {
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
   * @minItems 1
   * @maxItems 7
   */
  who?: NoticeBound[];
  /**
   * Penalty, for example "a fine, with its highest sum".
   */
  penalty?: string;
  /**
   * Year in which the source was last seen to say so.
   */
  yearSeen: number;
  /**
   * Records that it binds as a whole, as kind/file-name. For the whole park write wholePark: true in their place.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: Kind and slug of a record, for example trail/high-lookout.
   */
  records?: string[];
  /**
   * true for advice by which its records may be closed: plans name them last, and say so.
   */
  mayBeClosed?: boolean;
  /**
   * Records of which it binds a part. The planner still goes there and says it.
   *
   * @minItems 1
   * @maxItems 40
   */
  parts?: {
    /**
     * Kind and slug of a record, for example trail/high-lookout.
     */
    record: string;
    /**
     * Part of it that is bound, as visitors would say it, for example "beyond the bridge".
     */
    place: string;
    /**
     * true if a usual visit does not go there, for example off the trail: plans leave it out.
     */
    isElsewhere?: boolean;
  }[];
  /**
   * Area or stretch of a road, drawn on the maps. It binds the records in it, besides those named.
   */
  area?: {
    /**
     * polygon (everything inside is bound) or road (everything within 500 m of the stretch is bound).
     */
    shape: 'polygon' | 'road';
    /**
     * Points of the edge or of the stretch, in their order.
     *
     * @minItems 2
     * @maxItems 200
     */
    points: {
      /**
       * Latitude in degrees north.
       */
      lat: number;
      /**
       * Longitude in degrees; west is negative.
       */
      lng: number;
    }[];
  };
  /**
   * true if it holds in the whole park, not at single places. It is then shown on the page of notices and in the plan's checklist.
   */
  wholePark?: boolean;
  /**
   * First and last day. Left out, with yearly left out too, for all year.
   */
  dates?: {
    /**
     * A calendar date as YYYY-MM-DD.
     */
    from: string;
    /**
     * Last day, or null for until further notice.
     */
    to: string | null;
  };
  yearly?: NoticeYearly;
  hours?: NoticeHours;
  provenance: Provenance;
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
 * Front matter of a screen or a legal page: one Markdown file in content/pages, named after its route ("home" for /). The text below the front matter is shown on the page.
 */
export interface AuthoredPage {
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
  lead?: string;
  /**
   * Said once above a list: what a price with a sign beside it is.
   */
  priceNote?: string;
  /**
   * Where the page is listed: in the footer, the guide's search, the sitemap of search engines. An empty list for a page that is found by its address alone.
   */
  listedIn: ('footer' | 'search' | 'sitemap')[];
  /**
   * Lower numbers come first in lists and on the home page. Leave out for the rest.
   */
  featured?: number;
  scene?: Scene;
  /**
   * Write true to draw the scene a second time, at night, for the dark scheme.
   */
  night?: boolean;
  photo?: Photo;
  /**
   * Description of the picture.
   */
  alt?: string;
  /**
   * Large figures (home page).
   *
   * @minItems 0
   * @maxItems 6
   */
  stats?: {
    /**
     * The number as shown.
     */
    value: string;
    /**
     * Name of the thing counted.
     */
    label: string;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
     */
    verifiedOn: string | null;
    /**
     * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
     */
    seenOn?: string;
    /**
     * Note for maintainers about this figure. Not shown to visitors.
     */
    note?: string;
  }[];
  formerSlugs?: FormerSlugs;
}
/**
 * Park passes and fines: content/facts/passes.yaml.
 */
export interface AuthoredPasses {
  /**
   * A full web address that starts with https:// (or http://).
   */
  officialUrl: string;
  /**
   * All passes.
   *
   * @minItems 1
   * @maxItems 20
   */
  passes: {
    /**
     * File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    id: string;
    /**
     * Name of the pass.
     */
    name: string;
    /**
     * In the guide's currency; 0 means free.
     */
    price: number;
    /**
     * Period of validity.
     */
    duration: string;
    /**
     * Description of the pass.
     */
    description: string;
    /**
     * Things that it includes.
     *
     * @minItems 0
     * @maxItems 8
     *
     * Items: One short item of text.
     */
    features: string[];
    /**
     * Visitors who should buy it.
     */
    bestFor: string;
    /**
     * true marks it as popular.
     */
    popular: boolean;
    kind: PassKind;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
     */
    verifiedOn: string | null;
    /**
     * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
     */
    seenOn?: string;
    /**
     * Note for maintainers about this figure. Not shown to visitors.
     */
    note?: string;
  }[];
  /**
   * Fines.
   *
   * @minItems 0
   * @maxItems 10
   */
  fines: {
    /**
     * Purpose.
     */
    name: string;
    /**
     * In the guide's currency.
     */
    amount: number;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
     */
    verifiedOn: string | null;
    /**
     * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
     */
    seenOn?: string;
    /**
     * Note for maintainers about this figure. Not shown to visitors.
     */
    note?: string;
  }[];
}
/**
 * Rules, limits and texts of the trip planner: content/facts/planner.yaml.
 */
export interface AuthoredPlanner {
  form: PlannerForm;
  day: PlannerDay;
  costs: PlannerCosts;
  travel: PlannerTravel;
  places: PlannerPlaces;
  advice: PlannerAdvice;
  checklist: PlannerChecklist;
  provenance: Provenance;
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
/**
 * Planning rates of the budget calculator: content/facts/rates.yaml.
 */
export interface AuthoredRates {
  /**
   * Rates of the budget calculator, in the guide's currency.
   */
  budget: {
    /**
     * Trip lengths offered.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: Days.
     */
    durations: number[];
    /**
     * Per night.
     *
     * @minItems 1
     * @maxItems 8
     */
    accommodation: RateOption[];
    /**
     * Per person and trip.
     *
     * @minItems 1
     * @maxItems 8
     */
    activities: RateOption[];
    /**
     * Per person and day.
     *
     * @minItems 1
     * @maxItems 8
     */
    meals: RateOption[];
    /**
     * Per day.
     *
     * @minItems 1
     * @maxItems 8
     */
    transport: RateOption[];
    /**
     * Figures by which the calculator counts the park pass.
     */
    pass: {
      /**
       * Planning rate per person and day.
       */
      dailyPerPerson: number;
      /**
       * Annual pass per person.
       */
      annualPerPerson: number;
      /**
       * Trips longer than this use the annual pass.
       */
      annualAfterDays: number;
      /**
       * Family or group pass.
       */
      familyGroup: number;
      /**
       * People covered by it.
       */
      familyGroupSize: number;
    };
  };
  provenance: Provenance;
}
/**
 * One choice of the budget calculator.
 */
export interface RateOption {
  /**
   * File name of a record without its ending: lower-case letters, digits and single hyphens.
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
 * Junctions and road ends, and the roads between them, by which the trip planner drives: content/facts/roads.yaml. A guide may do without it: its ways are estimated from straight lines.
 */
export interface AuthoredRoads {
  /**
   * Junctions and road ends.
   *
   * @minItems 2
   * @maxItems 200
   */
  ends: {
    /**
     * File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    id: string;
    /**
     * Degrees north.
     */
    lat: number;
    /**
     * Degrees east.
     */
    lng: number;
  }[];
  /**
   * Roads, each driven both ways.
   *
   * @minItems 1
   * @maxItems 400
   */
  roads: {
    /**
     * File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    from: string;
    /**
     * File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    to: string;
    /**
     * Length along the road.
     */
    km: number;
    /**
     * Time of the drive.
     */
    minutes: number;
    /**
     * Notices (file names without .yaml) that close the road to cars while they are in force.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    closedBy?: string[];
  }[];
  provenance: Provenance;
}
/**
 * Everything about the guide as a whole: content/site.yaml.
 */
export interface AuthoredSite {
  /**
   * Name of the guide.
   */
  name: string;
  /**
   * Description in a sentence.
   */
  tagline: string;
  /**
   * The text in the footer.
   */
  blurb: string;
  /**
   * Name of the park.
   */
  park: string;
  /**
   * The main town.
   */
  mainTown: string;
  /**
   * A full web address that starts with https:// (or http://).
   */
  url: string;
  /**
   * IANA time zone of the park, for example "Europe/Berlin".
   */
  timeZone: string;
  /**
   * Language of all texts: English ("en"), or English as it is written in a country, such as "en-GB".
   */
  language: string;
  /**
   * Currency of all prices, as an ISO 4217 code such as "EUR".
   */
  currency: string;
  /**
   * True if devices may keep the guide for use without a network; false has every device remove its copy. True if left out.
   */
  offline?: boolean;
  hemisphere?: Hemisphere;
  /**
   * All coordinates must lie in this box.
   */
  region: {
    /**
     * Southern edge.
     */
    south: number;
    /**
     * Western edge.
     */
    west: number;
    /**
     * Northern edge.
     */
    north: number;
    /**
     * Eastern edge.
     */
    east: number;
  };
  /**
   * Position at which maps open.
   */
  map: {
    /**
     * Latitude of the centre.
     */
    lat: number;
    /**
     * Longitude of the centre.
     */
    lng: number;
    /**
     * Zoom when a map opens.
     */
    zoom: number;
    /**
     * A vector map of your own in the place of the outside tile services, see docs/maps.md. With it the maps ask no other host.
     */
    vector?: {
      /**
       * Address of the PMTiles file: a path of this site or a full web address.
       */
      url: string;
      /**
       * Attribution that the licence of its data requires, as text.
       */
      attribution: string;
    };
  };
  /**
   * Address of the avalanche bulletin; every walk links it in its avalanche months.
   */
  avalancheBulletin?: {
    /**
     * Text of the link.
     */
    label: string;
    /**
     * A full web address that starts with https:// (or http://).
     */
    url: string;
  };
  /**
   * The areas visitors filter by.
   *
   * @minItems 1
   * @maxItems 10
   */
  locations: {
    /**
     * The area as the town of records names it: small letters.
     */
    id: string;
    /**
     * As shown in filters.
     */
    label: string;
  }[];
  /**
   * Contact of the guide. null shows nothing.
   */
  contact: {
    phone: string | null;
    email: string | null;
    address: string | null;
  };
  /**
   * Social profiles. Leave empty while there are none.
   *
   * @minItems 0
   * @maxItems 6
   */
  social: {
    /**
     * The words of the link.
     */
    label: string;
    /**
     * A path of this site such as "/trip-planner", or a full web address.
     */
    href: string;
  }[];
  /**
   * Booking partners.
   */
  partners: {
    /**
     * Partner for places to stay: its name, its address and what is added to links to its hosts.
     */
    hotels: {
      /**
       * Name of the partner as shown on buttons.
       */
      name: string;
      /**
       * A full web address that starts with https:// (or http://).
       */
      url: string;
      /**
       * Address of its search for one place: {name} and {town} are filled in.
       */
      search?: string;
      /**
       * Hosts of the partner: only addresses on these get the parameters.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: A host name such as "www.example.com".
       */
      hosts: string[];
      /**
       * Affiliate parameters added to the address.
       */
      params: {
        [k: string]: string;
      };
    };
    /**
     * Partner for activities: its name, its address and what is added to links to its hosts.
     */
    activities: {
      /**
       * Name of the partner as shown on buttons.
       */
      name: string;
      /**
       * A full web address that starts with https:// (or http://).
       */
      url: string;
      /**
       * Address of its search for one place: {name} and {town} are filled in.
       */
      search?: string;
      /**
       * Hosts of the partner: only addresses on these get the parameters.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: A host name such as "www.example.com".
       */
      hosts: string[];
      /**
       * Affiliate parameters added to the address.
       */
      params: {
        [k: string]: string;
      };
    };
    /**
     * Partner for cars: its name, its address and what is added to links to its hosts.
     */
    carHire?: {
      /**
       * Name of the partner as shown on buttons.
       */
      name: string;
      /**
       * A full web address that starts with https:// (or http://).
       */
      url: string;
      /**
       * Hosts of the partner: only addresses on these get the parameters.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: A host name such as "www.example.com".
       */
      hosts: string[];
      /**
       * Affiliate parameters added to the address.
       */
      params: {
        [k: string]: string;
      };
    };
    /**
     * Partner for flights: its name, its address and what is added to links to its hosts.
     */
    flights?: {
      /**
       * Name of the partner as shown on buttons.
       */
      name: string;
      /**
       * A full web address that starts with https:// (or http://).
       */
      url: string;
      /**
       * Hosts of the partner: only addresses on these get the parameters.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: A host name such as "www.example.com".
       */
      hosts: string[];
      /**
       * Affiliate parameters added to the address.
       */
      params: {
        [k: string]: string;
      };
    };
    /**
     * Partner for insurance: its name, its address and what is added to links to its hosts.
     */
    insurance?: {
      /**
       * Name of the partner as shown on buttons.
       */
      name: string;
      /**
       * A full web address that starts with https:// (or http://).
       */
      url: string;
      /**
       * Hosts of the partner: only addresses on these get the parameters.
       *
       * @minItems 1
       * @maxItems 6
       *
       * Items: A host name such as "www.example.com".
       */
      hosts: string[];
      /**
       * Affiliate parameters added to the address.
       */
      params: {
        [k: string]: string;
      };
    };
  };
  /**
   * The short sentence about commissions beside booking links.
   */
  disclosure: string;
  /**
   * Third-party tags. null loads nothing.
   */
  thirdParty: {
    analyticsId: string | null;
    adsId: string | null;
    /**
     * The partner's widget that lists bookable activities, or null while there is none.
     */
    activitiesWidget: {
      /**
       * Your id at the partner; while it is null, nothing loads.
       */
      partnerId: string | null;
      /**
       * Attribute in which the widget expects the id.
       */
      partnerIdAttribute: string;
      /**
       * Address of the partner's script.
       */
      script: string;
      /**
       * Origins that the widget may load from and show frames of.
       *
       * @minItems 1
       * @maxItems 20
       *
       * Items: One origin.
       */
      hosts: string[];
      /**
       * Attributes of the element that the partner's script fills, as the partner's instructions give them.
       */
      attributes: {
        /**
         * Value of the attribute.
         */
        [k: string]: string;
      };
    } | null;
    /**
     * Weather in the trip planner; without a key nothing of it appears.
     */
    weatherKey?: string | null;
  };
  /**
   * The newsletter band.
   */
  newsletter: {
    /**
     * Heading of the band.
     */
    heading: string;
    /**
     * Text of the band.
     */
    text: string;
    /**
     * Number of subscribers, with the source.
     */
    subscribers: {
      /**
       * As shown, for example "25,000+".
       */
      text: string;
      /**
       * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
       */
      source: string;
      status: Status;
      /**
       * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
       */
      verifiedOn: string | null;
      /**
       * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
       */
      seenOn?: string;
      /**
       * Note for maintainers about this figure. Not shown to visitors.
       */
      note?: string;
    };
  };
  /**
   * Hosts that are official sources, and hosts that are none. Domains below a host count with it.
   */
  sources?: {
    /**
     * Bodies whose own domains are official sources.
     *
     * @minItems 0
     * @maxItems 60
     */
    bodies: {
      /**
       * The name of the body.
       */
      name: string;
      /**
       * Its own domains.
       *
       * @minItems 1
       * @maxItems 10
       *
       * Items: A host name such as "example.com", without www.
       */
      hosts: string[];
      /**
       * Official data and leaflets of the body that have no page of their own. Any other official source has an address.
       *
       * @minItems 1
       * @maxItems 20
       *
       * Items: Name that sources use, for example "Park trail data".
       */
      documents?: string[];
    }[];
    /**
     * Hosts that are no source: copy sites, content farms, blogs and document dumps.
     *
     * @minItems 0
     * @maxItems 300
     *
     * Items: A host name such as "example.com", without www.
     */
    notCitable: string[];
  };
  /**
   * Illustrative reviews, shown under "Sample reviews (illustrative)".
   *
   * @minItems 0
   * @maxItems 6
   */
  sampleReviews: {
    /**
     * The words.
     */
    quote: string;
    /**
     * The name shown.
     */
    author: string;
    /**
     * 1 to 5.
     */
    rating: number;
  }[];
  /**
   * Licence of the content.
   */
  licence: {
    /**
     * Licence of texts and pictures.
     */
    name: string;
    /**
     * A full web address that starts with https:// (or http://).
     */
    url: string;
  };
  /**
   * A full web address that starts with https:// (or http://).
   */
  repository?: string;
  /**
   * Calendars of organisers that npm run events:refresh reads. Of an event in several of them the first one counts.
   *
   * @minItems 0
   * @maxItems 20
   *
   * Items: One calendar.
   */
  eventFeeds?: {
    /**
     * Lower-case letters, digits and hyphens.
     */
    id: string;
    /**
     * Owner of the calendar, by the name that visitors know.
     */
    name: string;
    /**
     * A full web address that starts with https:// (or http://).
     */
    url: string;
    format?: FeedFormat;
    /**
     * The area visitors filter by: one of the ids under locations in site.yaml. The location text must contain it.
     */
    town: string;
    /**
     * The category of events that name none.
     */
    category: string;
    status: Status;
  }[];
}
/**
 * A walk: one file in content/trails.
 */
export interface AuthoredTrail {
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
  highPointM?: number;
  /**
   * Number of reviews behind the rating.
   */
  reviewCount?: number;
  /**
   * Things to see on the way.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One short item of text.
   */
  features?: string[];
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
  equipment?: string[];
  /**
   * Tips by season.
   *
   * @minItems 0
   * @maxItems 40
   *
   * Items: One tip.
   */
  seasonalTips?: string[];
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
   * A full web address that starts with https:// (or http://).
   */
  allTrailsUrl?: string;
  /**
   * Lower numbers come first in lists and on the home page. Leave out for the rest.
   */
  featured?: number;
  related?: Related;
  provenance: Provenance;
  scene: Scene;
  photo?: Photo;
  /**
   * Description of the picture, for people who cannot see it.
   */
  alt: string;
  gallery?: Gallery;
  photographs?: Photographs;
  /**
   * The text about the walk.
   */
  about: string;
  coordinates: Coordinates;
  /**
   * Id of the road end in facts/roads.yaml from which it is reached; left out for the nearest one.
   */
  roadEnd?: string;
  rating?: Rating;
  /**
   * Avalanche terrain that the walk crosses.
   */
  avalancheTerrain: {
    class: AvalancheClass;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Advice for the terrain, shown with the warning. The status tells how good the rating is.
     */
    note?: string;
    /**
     * Year of the page that is named as the source.
     */
    year?: number;
    /**
     * Avalanche hazard that an official page names on this walk, and its place.
     */
    hazard?: {
      /**
       * Place of the hazard in words that complete "avalanche danger: …", for example "beyond the end of the lake".
       */
      place: string;
      /**
       * Kilometres along the line at which the hazard begins. Alone it marks one point.
       */
      fromKm?: number;
      /**
       * Kilometres along the line at which the hazard ends.
       */
      toKm?: number;
    };
  };
  /**
   * Recommendation of the walk in winter by an official body. Its source is an address on the own domain of the body.
   */
  winterWalk?: {
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    /**
     * Body that recommends the walk, by its name.
     */
    by: string;
    year: number | null;
    /**
     * Part of the walk that is recommended, where it is not the whole, for example "as far as the lake".
     */
    place?: string;
    /**
     * Conditions in winter, shown with the recommendation.
     */
    note?: string;
    status: Status;
  };
  /**
   * Getting to the start.
   */
  access?: {
    /**
     * Way there by bus.
     */
    bus?: string;
    /**
     * Parking places.
     */
    parking?: string;
  };
  suits?: Suits;
  /**
   * The line on the map: traced, a sketch, a recorded track or the line of another trail.
   */
  route?:
    | {
        /**
         * Drawn by hand between known points; shown dashed, and no file is offered: one that leads off the path is worse than none.
         */
        accuracy: 'sketch';
        /**
         * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
         */
        source: string;
        /**
         * The named points in walking order, from the trailhead.
         *
         * @minItems 2
         * @maxItems 60
         */
        waypoints: {
          /**
           * Name of the place at this point.
           */
          name: string;
          /**
           * Latitude in degrees north.
           */
          lat: number;
          /**
           * Longitude in degrees; west is negative.
           */
          lng: number;
          elevation: number | null;
          /**
           * True if the point only gives the shape of the path.
           */
          schematic?: boolean;
        }[];
      }
    | {
        /**
         * Drawn bend by bend and held against mapped paths: half of the line within 25 m of them, nine tenths within 60 m. Shown dashed; offered as a download that says so.
         */
        accuracy: 'traced';
        /**
         * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
         */
        source: string;
        status: Status;
        attribution: Attribution;
        /**
         * The bends in walking order, from the trailhead. Those that a walker knows have a name.
         *
         * @minItems 2
         * @maxItems 80
         */
        waypoints: {
          /**
           * Name of the place at this point; empty for a bend.
           */
          name?: string;
          /**
           * Latitude in degrees north.
           */
          lat: number;
          /**
           * Longitude in degrees; west is negative.
           */
          lng: number;
          /**
           * Metres above sea level, where it is known.
           */
          elevation?: number;
        }[];
      }
    | {
        /**
         * Recorded on the ground.
         */
        accuracy: 'recorded';
        /**
         * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
         */
        source: string;
        /**
         * File below content/routes, for example "fenland-loop.geojson" or "fenland-loop.gpx".
         */
        file: string;
      }
    | {
        /**
         * File name of a record without its ending: lower-case letters, digits and single hyphens.
         */
        aliasOf: string;
        covers: LineCovers;
      };
  formerSlugs?: FormerSlugs;
}
/**
 * Buses and shuttles, and the stops by which records are reached: content/facts/transit.yaml. A guide may do without it.
 */
export interface AuthoredTransit {
  /**
   * Buses and shuttles, in the order in which pages list those of one distance.
   *
   * @minItems 1
   * @maxItems 60
   */
  lines: {
    /**
     * File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    id: string;
    /**
     * As shown to visitors, for example "Bus 12".
     */
    name: string;
    /**
     * bus (anybody boards at any stop) or shuttle (between a parking lot or town and a sight).
     */
    kind: 'bus' | 'shuttle';
    season?: OpenSeason2;
    /**
     * true if a seat has to be booked before the trip.
     */
    mustBook: boolean;
    /**
     * A full web address that starts with https:// (or http://).
     */
    url: string;
    /**
     * Source of the figure: a web address, "specification", "general knowledge" or "illustrative" (an example we made up, shown as such).
     */
    source: string;
    status: Status;
    /**
     * Day of the last check against the source, as YYYY-MM-DD, or null if it was never checked.
     */
    verifiedOn: string | null;
    /**
     * Year of the page or stored copy of the source that was read; left out if it has no date. Not a check: that is verifiedOn.
     */
    seenOn?: string;
    /**
     * Note for maintainers about this figure. Not shown to visitors.
     */
    note?: string;
  }[];
  /**
   * Stops near records of the guide. A record shows the stops within 600 m in a straight line.
   *
   * @minItems 1
   * @maxItems 400
   */
  stops: {
    /**
     * Name of the stop as the operator writes it.
     */
    name: string;
    /**
     * Ids of the lines that stop here.
     *
     * @minItems 1
     * @maxItems 20
     *
     * Items: File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    lines: string[];
    coordinates: Coordinates;
  }[];
}
/**
 * When it can be visited; left out for all year. The trip planner plans it on no other day.
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
 * A ready trip of the trip planner, to begin with: one file in content/trips. A guide may do without.
 */
export interface AuthoredTrip {
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
  starts?: OpenSeason3;
  form: ReadyForm;
  /**
   * Lower numbers come first in lists and on the home page. Leave out for the rest.
   */
  featured?: number;
  /**
   * Days, with the stops of each and the bed of the night after it.
   *
   * @minItems 1
   * @maxItems 30
   */
  days: {
    /**
     * The day in a few words.
     */
    title: string;
    /**
     * Places in their order, those of the morning first.
     *
     * @minItems 1
     * @maxItems 6
     */
    stops: {
      part: StopPart;
      /**
       * Kind and slug of a place.
       */
      place: string;
    }[];
    /**
     * File name of a record without its ending: lower-case letters, digits and single hyphens.
     */
    bed?: string;
  }[];
}
/**
 * When it can be visited; left out for all year. The trip planner plans it on no other day.
 */
export interface OpenSeason3 {
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
