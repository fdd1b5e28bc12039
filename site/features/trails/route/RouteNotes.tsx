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
      {routeNotes[route.accuracy]}. The solid dot is the start. The numbers are those of the profile.
      {hazardStretch(trail) &&
        ` Red and white, with a triangle: avalanche terrain, ${trail.avalancheTerrain.hazard?.place}.`}
      {route.lineOf !== slug && (
        <>
          {route.covers === 'partial' ? ' It shows only a part: the line of ' : ' It is the line of '}
          <SiteLink to={recordPath('trail', route.lineOf)}>{trailNameOf(route.lineOf)}</SiteLink>.
        </>
      )}
      {route.accuracy === 'sketch' &&
        ' We offer no GPX file, because this sketch could lead you off the path.'}
      {route.attribution && (
        <>
          {' '}
          {route.attribution.text} <a href={route.attribution.licence}>The licence</a>.
        </>
      )}
      {route.relief && route.heightsFrom && !route.attribution?.text.includes(route.heightsFrom.holder) && (
        <>
          {' '}
          {route.heightsFrom.text} <a href={route.heightsFrom.licence}>Its licence</a>.
        </>
      )}
    </details>
  );
}
