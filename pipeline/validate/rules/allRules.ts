import type { Rule } from '../rule.ts';
import { activityDurationText } from './activityDurationText.ts';
import { coordinatesInRegion } from './coordinatesInRegion.ts';
import { events } from './events.ts';
import { internalLinks } from './internalLinks.ts';
import { locationText } from './locationText.ts';
import { markdown } from './markdown.ts';
import { pictures } from './pictures.ts';
import { references } from './references.ts';
import { reviewCountText } from './reviewCountText.ts';
import { slugs } from './slugs.ts';
import { tableRows } from './tableRows.ts';
import { trailDurationText } from './trailDurationText.ts';
import { trailFigures } from './trailFigures.ts';
import { trailRoutes } from './trailRoutes.ts';
import { uniqueIds } from './uniqueIds.ts';

/** Every rule, in the order of the reference page. */
export const allRules: readonly Rule[] = [
  slugs,
  uniqueIds,
  references,
  internalLinks,
  markdown,
  tableRows,
  pictures,
  coordinatesInRegion,
  trailRoutes,
  locationText,
  trailDurationText,
  activityDurationText,
  reviewCountText,
  trailFigures,
  events,
];
