import type { Rule } from '../rule.ts';
import { activityDurationText } from './activityDurationText.ts';
import { altTexts } from './altTexts.ts';
import { anchors } from './anchors.ts';
import { basemapShapes } from './basemapShapes.ts';
import { coordinatesInRegion } from './coordinatesInRegion.ts';
import { eventFeeds } from './eventFeeds.ts';
import { events } from './events.ts';
import { freshness } from './freshness.ts';
import { headings } from './headings.ts';
import { internalLinks } from './internalLinks.ts';
import { locationText } from './locationText.ts';
import { markdown } from './markdown.ts';
import { pictures } from './pictures.ts';
import { provenance } from './provenance.ts';
import { references } from './references.ts';
import { reviewCountText } from './reviewCountText.ts';
import { routeDirection } from './routeDirection.ts';
import { routeJumps } from './routeJumps.ts';
import { routeLengths } from './routeLengths.ts';
import { routePlace } from './routePlace.ts';
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

/** Every rule, in the order of the reference page. */
export const allRules: readonly Rule[] = [
  slugs,
  uniqueIds,
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
  events,
  eventFeeds,
  provenance,
  sources,
  freshness,
  unfinished,
];
