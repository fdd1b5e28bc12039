import schema from '#schemas/authored/trail.schema.json' with { type: 'json' };
import { recordPath } from '#schemas/recordKinds.ts';
import { reliableClass } from '#schemas/rules/trails/avalancheTerrain.ts';
import { winterStateOf } from '#schemas/rules/trails/winterState.ts';
import type { AuthoredTrail } from '#schemas/types/authored.ts';
import type { Trail, TrailDetail } from '#schemas/types/published.ts';
import { recordId } from '../../content/idOf.ts';
import { markdownToHtml } from '../../markdown/markdown.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { coordinateTexts, ratingFigures } from './figures.ts';
import { socialImageOf } from '../pictureJobs.ts';
import { galleryOf, originalOf, pictureOf } from '../pictures.ts';
import { asWritten, toProvenance, toSuitFacts, toSuits } from './fields.ts';
import { type MapAround, routeDetail, routeSummary } from '../map/routeDetail.ts';
import type { TrailLine } from '../../content/trailLines.ts';

/**
 * Returns the rest of a trail's page; `trail` is the same trail as listed, `near` what binds it and what lies
 * around it.
 */
export function toTrailDetail(
  { slug, data }: Entry<'trail'>,
  { route, ...trail }: Trail,
  line: TrailLine | null,
  near: Pick<TrailDetail, 'photographs' | 'notices' | 'transit' | 'attractions'>,
  around: MapAround,
): TrailDetail {
  return {
    ...trail,
    aboutHtml: markdownToHtml(data.about),
    suitFacts: toSuitFacts(data.suits),
    access: asWritten(schema.properties.access, data.access ?? {}),
    route: line && route ? routeDetail(slug, line, around, route) : null,
    socialImage: socialImageOf(recordPath('trail', slug)),
    gallery: galleryOf('trail', slug, data),
    ...near,
  };
}

/** Returns a trail as listed. `line` is what is drawn for it, null without a route. */
export function toTrail(
  { slug, data }: Entry<'trail'>,
  line: TrailLine | null,
  around: Pick<Trail, 'restrictions' | 'hasBus' | 'busSeason'>,
): Trail {
  return {
    id: recordId('trails', { slug, data }),
    slug,
    ...asWritten(schema.$defs.listed, data),
    ...coordinateTexts(data.coordinates),
    ...ratingFigures(data.rating),
    avalancheTerrain: toAvalancheTerrain(data),
    winterState: winterStateOf(data),
    winterWalk: data.winterWalk ? asWritten(schema.properties.winterWalk, data.winterWalk) : null,
    ...toSuits(data.suits),
    imageUrl: originalOf('trail', slug, 1),
    picture: pictureOf('trail', slug, data),
    provenance: toProvenance(data.provenance),
    ...around,
    route: line ? routeSummary(line) : null,
  };
}

function toAvalancheTerrain({ avalancheTerrain }: AuthoredTrail): Trail['avalancheTerrain'] {
  const { properties } = schema.properties.avalancheTerrain;
  const { hazard } = avalancheTerrain;
  return {
    ...asWritten(schema.properties.avalancheTerrain, avalancheTerrain),
    class: reliableClass(avalancheTerrain),
    hazard: hazard ? asWritten(properties.hazard, hazard) : null,
  };
}
