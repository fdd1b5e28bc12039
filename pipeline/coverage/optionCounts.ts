import { activityCategories, matchesCategory } from '#schemas/rules/activityCategory.ts';
import { activityDurations, isActivityDuration } from '#schemas/rules/activityDuration.ts';
import * as activityPrice from '#schemas/rules/activityPrice.ts';
import { amenities, hasAmenities } from '#schemas/rules/amenities.ts';
import { attractionTypes, matchesType } from '#schemas/rules/attractionType.ts';
import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import * as stayPrice from '#schemas/rules/stayPrice.ts';
import { isTrailDuration, trailDurations } from '#schemas/rules/trailDuration.ts';
import type { Content } from '../validate/content.ts';

/** How many records each option of each filter finds, by the name of the filter. Ratings are not counted. */
export function optionCounts(content: Content): Record<string, Record<string, number>> {
  const attractions = content.attractions.map(({ data }) => data);
  const activities = content.activities.map(({ data }) => data);
  const stays = content.accommodations.map(({ data }) => data);
  const trails = content.trails.map(({ data }) => data);
  const places = content.site.data.locations.map(({ id }) => id);
  return {
    'attractions, type': count(attractionTypes, attractions, ({ category }, type) =>
      matchesType(category, type),
    ),
    'attractions, location': count(places, attractions, ({ location }, place) =>
      isAtLocation(location, place),
    ),
    'attractions, season': count(
      ['summer', 'winter', 'spring', 'fall'],
      attractions,
      ({ bestSeason }, season) => bestSeason === season,
    ),
    'activities, category': count(activityCategories, activities, matchesCategory),
    'activities, price': count(activityPrice.priceRanges, activities, ({ price }, range) =>
      activityPrice.matchesPrice(price ? String(price.amount) : null, range),
    ),
    'activities, difficulty': count(
      ['easy', 'moderate', 'difficult'],
      activities,
      ({ difficulty = 'easy' }, level) => difficulty === level,
    ),
    'activities, duration': count(activityDurations, activities, ({ duration }, length) =>
      isActivityDuration(duration, length),
    ),
    'places to stay, price': count(stayPrice.priceRanges, stays, ({ price }, range) =>
      stayPrice.matchesPrice(price?.amount ?? null, range),
    ),
    'places to stay, location': count(places, stays, ({ location }, place) => isAtLocation(location, place)),
    'places to stay, type': count(
      ['resort', 'hotel', 'hostel'],
      stays,
      ({ type }, wanted) => type === wanted,
    ),
    'places to stay, amenity': count(amenities, stays, (stay, amenity) =>
      hasAmenities(stay.amenities, [amenity]),
    ),
    'trails, difficulty': count(
      ['easy', 'moderate', 'hard'],
      trails,
      ({ difficulty }, level) => difficulty === level,
    ),
    'trails, duration': count(trailDurations, trails, ({ duration }, length) =>
      isTrailDuration(duration, length),
    ),
    'events, category': count(
      [...new Set(content.events.map(({ data }) => data.category))].toSorted(),
      content.events,
      ({ data }, category) => data.category === category,
    ),
  };
}

function count<O extends string, R>(
  options: readonly O[],
  records: readonly R[],
  finds: (record: R, option: O) => boolean,
): Record<string, number> {
  return Object.fromEntries(
    options.map((option) => [option, records.filter((record) => finds(record, option)).length]),
  );
}
