import type { Rule } from '../rule.ts';
import { activityDurationText } from './activityDurationText.ts';
import { altTexts } from './altTexts.ts';
import { anchors } from './anchors.ts';
import { basemapShapes } from './basemapShapes.ts';
import { coordinatesInRegion } from './coordinatesInRegion.ts';
import { curlyQuotes } from './curlyQuotes.ts';
import { eventDates } from './eventDates.ts';
import { eventFeeds } from './eventFeeds.ts';
import { events } from './events.ts';
import { freshness } from './freshness.ts';
import { headings } from './headings.ts';
import { internalLinks } from './internalLinks.ts';
import { lists } from './lists.ts';
import { locationText } from './locationText.ts';
import { markdown } from './markdown.ts';
import { nearestTown } from './nearestTown.ts';
import { pictures } from './pictures.ts';
import { provenance } from './provenance.ts';
import { ratings } from './ratings.ts';
import { references } from './references.ts';
import { repeatedRecords } from './repeatedRecords.ts';
import { reviewCountText } from './reviewCountText.ts';
import { routeDirection } from './routeDirection.ts';
import { routeJumps } from './routeJumps.ts';
import { routeLengths } from './routeLengths.ts';
import { routePlace } from './routePlace.ts';
import { samePrices } from './samePrices.ts';
import { siteUnits } from './siteUnits.ts';
import { slugs } from './slugs.ts';
import { sources } from './sources.ts';
import { tableRows } from './tableRows.ts';
import { towns } from './towns.ts';
import { trailDurationText } from './trailDurationText.ts';
import { trailFigures } from './trailFigures.ts';
import { trailHeights } from './trailHeights.ts';
import { trailRoutes } from './trailRoutes.ts';
import { unfinished } from './unfinished.ts';
import { uniqueIds } from './uniqueIds.ts';
import { unusedFiles } from './unusedFiles.ts';
import { unusualPrices } from './unusualPrices.ts';

/** Every rule, in the order of the reference page. */
export const allRules: readonly Rule[] = [
  slugs,
  uniqueIds,
  repeatedRecords,
  towns,
  siteUnits,
  references,
  internalLinks,
  anchors,
  markdown,
  headings,
  tableRows,
  pictures,
  altTexts,
  unusedFiles,
  coordinatesInRegion,
  nearestTown,
  basemapShapes,
  trailRoutes,
  routeJumps,
  routePlace,
  routeDirection,
  routeLengths,
  trailHeights,
  locationText,
  trailDurationText,
  activityDurationText,
  reviewCountText,
  trailFigures,
  lists,
  curlyQuotes,
  ratings,
  unusualPrices,
  samePrices,
  events,
  eventDates,
  eventFeeds,
  provenance,
  sources,
  freshness,
  unfinished,
];
