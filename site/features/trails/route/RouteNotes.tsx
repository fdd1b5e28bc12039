import { recordPath } from '#schemas/recordKinds.ts';
import type { TrailDetail } from '#schemas/types/published.ts';
import { foldHead, phoneFold } from '../../../ui/Fold/Fold.css.ts';
import { note } from '../../../ui/SourceNote/SourceNote.css.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { hazardStretch } from './alongRoute.ts';
import { routeNotes, trailNameOf } from './routeLine.ts';

/** Renders accuracy, origin and licence of the route. */
export default function RouteNotes({ trail }: { trail: TrailDetail }) {
  const { route, slug } = trail;
  if (!route) return null;
  return (
    <details className={`${phoneFold} ${note}`}>
      <summary className={foldHead}>About this map</summary>
      {routeNotes[route.accuracy]} The solid dot marks the start. Numbers match the elevation profile.
      {hazardStretch(trail) &&
        ` Red and white with a triangle: avalanche terrain (${trail.avalancheTerrain.hazard?.place}).`}
      {route.lineOf !== slug && (
        <>
          {route.covers === 'partial'
            ? ' It shows part of the route, using the track of '
            : ' It uses the track of '}
          <SiteLink to={recordPath('trail', route.lineOf)}>{trailNameOf(route.lineOf)}</SiteLink>.
        </>
      )}
      {route.accuracy === 'sketch' && ' No GPX for this trail: the sketch is too rough to follow.'}
      {route.attribution && (
        <>
          {' '}
          {route.attribution.text} <a href={route.attribution.licence}>Licence</a>.
        </>
      )}
      {route.relief && route.heightsFrom && !route.attribution?.text.includes(route.heightsFrom.holder) && (
        <>
          {' '}
          {route.heightsFrom.text} <a href={route.heightsFrom.licence}>Licence</a>.
        </>
      )}
    </details>
  );
}
