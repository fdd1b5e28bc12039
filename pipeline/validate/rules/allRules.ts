import type { Rule } from '../rule.ts';
import { activityDurationText } from './facts/activityDurationText.ts';
import { altTexts } from './texts/altTexts.ts';
import { anchors } from './texts/anchors.ts';
import { bannedHosts } from './facts/bannedHosts.ts';
import { basemapShapes } from './places/basemapShapes.ts';
import { campgroundFields } from './records/campgroundFields.ts';
import { coordinatesInRegion } from './places/coordinatesInRegion.ts';
import { curlyQuotes } from './texts/curlyQuotes.ts';
import { eventDates } from './events/eventDates.ts';
import { eventFeeds } from './events/eventFeeds.ts';
import { events } from './events/events.ts';
import { usualTimes } from './events/usualTimes.ts';
import { freshness } from './facts/freshness.ts';
import { headings } from './texts/headings.ts';
import { internalLinks } from './texts/internalLinks.ts';
import { lists } from './texts/lists.ts';
import { locationText } from './places/locationText.ts';
import { markdown } from './texts/markdown.ts';
import { names } from './texts/names.ts';
import { nearestTown } from './places/nearestTown.ts';
import { noticeRecords } from './notices/noticeRecords.ts';
import { noticeWindows } from './notices/noticeWindows.ts';
import { openingHours } from './facts/openingHours.ts';
import { openSeason } from './facts/openSeason.ts';
import { outsideLinks } from './texts/outsideLinks.ts';
import { phoneNumbers } from './facts/phoneNumbers.ts';
import { photographs } from './records/photographs.ts';
import { pictures } from './records/pictures.ts';
import { placeholders } from './texts/placeholders.ts';
import { plainTexts } from './texts/plainTexts.ts';
import { plausiblePlaces } from './places/plausiblePlaces.ts';
import { praise } from './facts/praise.ts';
import { provenance } from './facts/provenance.ts';
import { ratings } from './facts/ratings.ts';
import { references } from './records/references.ts';
import { repeatedRecords } from './records/repeatedRecords.ts';
import { reviewCountText } from './facts/reviewCountText.ts';
import { routeDirection } from './trails/routeDirection.ts';
import { routeJumps } from './trails/routeJumps.ts';
import { routeLengths } from './trails/routeLengths.ts';
import { routePlace } from './trails/routePlace.ts';
import { sameFigures } from './facts/sameFigures.ts';
import { samePrices } from './facts/samePrices.ts';
import { siteAddress } from './records/siteAddress.ts';
import { siteRegion } from './records/siteRegion.ts';
import { siteUnits } from './records/siteUnits.ts';
import { slugs } from './records/slugs.ts';
import { sources } from './facts/sources.ts';
import { spelling } from './texts/spelling.ts';
import { statedDurations } from './facts/statedDurations.ts';
import { suits } from './facts/suits.ts';
import { tableRows } from './texts/tableRows.ts';
import { towns } from './places/towns.ts';
import { transit } from './facts/transit.ts';
import { trailDurationText } from './trails/trailDurationText.ts';
import { trailFigures } from './trails/trailFigures.ts';
import { groundHeights } from './trails/groundHeights.ts';
import { trailHeights } from './trails/trailHeights.ts';
import { trailRoutes } from './trails/trailRoutes.ts';
import { tripDays } from './trips/tripDays.ts';
import { tripForm } from './trips/tripForm.ts';
import { tripRecords } from './trips/tripRecords.ts';
import { tripSeasons } from './trips/tripSeasons.ts';
import { unfinished } from './texts/unfinished.ts';
import { uniqueIds } from './records/uniqueIds.ts';
import { unusedFiles } from './records/unusedFiles.ts';
import { unusualPrices } from './facts/unusualPrices.ts';
import { avalancheHazard } from './trails/avalancheHazard.ts';
import { avalancheSource } from './trails/avalancheSource.ts';
import { winterAvalanche } from './trails/winterAvalanche.ts';
import { winterWalks } from './trails/winterWalks.ts';

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
  praise,
  freshness,
  unfinished,
];
