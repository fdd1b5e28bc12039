import type { Rule } from '../findingIn.ts';
import { activityDurationText, statedDurations, trailDurationText } from './facts/durations.ts';
import { altTexts, photographs, pictures } from './records/pictures.ts';
import { anchors, internalLinks, outsideLinks } from './texts/links.ts';
import { bannedHosts, freshness, provenance, sources } from './facts/sources.ts';
import { basemapShapes } from './places/basemapShapes.ts';
import { campgroundFields } from './records/campgroundFields.ts';
import { coordinatesInRegion } from './places/coordinatesInRegion.ts';
import { curlyQuotes, plainTexts, spelling, unfinished } from './texts/plainTexts.ts';
import { eventDates, events, usualTimes } from './events/events.ts';
import { eventFeeds } from './events/eventFeeds.ts';
import { headings, markdown, placeholders, tableRows } from './texts/markdown.ts';
import { lists } from './texts/lists.ts';
import { names } from './texts/names.ts';
import { locationText, nearestTown, towns } from './places/places.ts';
import { noticeRecords } from './notices/noticeRecords.ts';
import { noticeWindows } from './notices/noticeWindows.ts';
import { openingHours } from './facts/openingHours.ts';
import { openSeason } from './facts/openSeason.ts';
import { phoneNumbers, sameFigures } from './facts/figures.ts';
import { plausiblePlaces } from './places/plausiblePlaces.ts';
import { reviewSources, ratings, reviewCountText } from './facts/reviews.ts';
import { references } from './records/references.ts';
import { repeatedRecords, slugs, uniqueIds } from './records/identity.ts';
import { routeDirection, routeJumps, routeLengths, routePlace, trailRoutes } from './trails/routes.ts';
import { samePrices, unusualPrices } from './facts/prices.ts';
import { siteAddress, siteRegion, siteUnits } from './records/site.ts';
import { suits } from './facts/suits.ts';
import { roads } from './facts/roads.ts';
import { transit } from './facts/transit.ts';
import { figuresOnce, trailFigures } from './trails/trailFigures.ts';
import { groundHeights, trailHeights } from './trails/heights.ts';
import { tripDays } from './trips/tripDays.ts';
import { tripForm } from './trips/tripForm.ts';
import { tripRecords } from './trips/tripRecords.ts';
import { tripSeasons } from './trips/tripSeasons.ts';
import { unusedFiles } from './records/unusedFiles.ts';
import { avalancheHazard, avalancheSource, winterAvalanche, winterWalks } from './trails/avalanche.ts';

/** Every rule, in the order of the reference page. */
export const allRules: readonly Rule[] = [
  slugs,
  uniqueIds,
  repeatedRecords,
  towns,
  siteUnits,
  siteRegion,
  siteAddress,
  references,
  internalLinks,
  anchors,
  outsideLinks,
  markdown,
  placeholders,
  headings,
  tableRows,
  photographs,
  pictures,
  altTexts,
  unusedFiles,
  coordinatesInRegion,
  nearestTown,
  plausiblePlaces,
  basemapShapes,
  trailRoutes,
  routeJumps,
  routePlace,
  routeDirection,
  routeLengths,
  trailHeights,
  groundHeights,
  locationText,
  trailDurationText,
  activityDurationText,
  statedDurations,
  openSeason,
  openingHours,
  campgroundFields,
  reviewCountText,
  trailFigures,
  figuresOnce,
  winterAvalanche,
  avalancheSource,
  avalancheHazard,
  winterWalks,
  suits,
  names,
  lists,
  curlyQuotes,
  plainTexts,
  spelling,
  ratings,
  unusualPrices,
  samePrices,
  sameFigures,
  phoneNumbers,
  transit,
  roads,
  tripRecords,
  tripForm,
  tripDays,
  tripSeasons,
  events,
  eventDates,
  usualTimes,
  eventFeeds,
  noticeRecords,
  noticeWindows,
  provenance,
  sources,
  bannedHosts,
  reviewSources,
  freshness,
  unfinished,
];
