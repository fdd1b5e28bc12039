import type { TrailDetail } from '#schemas/types/published.ts';
import { classNames } from '../../ui/classNames.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as styles from './RoutePreview.css.ts';
import { routeDrawing } from './routeDrawing.ts';
import { routeNotes } from './routeNotes.ts';
import { trailNameOf } from './trailNameOf.ts';

const accuracyWords = { recorded: 'recorded', traced: 'traced from maps', sketch: 'sketched' } as const;

const box = { width: 400, height: 280, margin: 44 };

/** The line of a walk, north up; what nobody recorded on the ground is dashed and says so. */
export function RoutePreview({ trail }: { trail: TrailDetail }) {
  const { route, slug } = trail;
  if (!route) return <p data-problem>No trail coordinates available for this trail</p>;
  const drawing = routeDrawing(route, box);
  if (!drawing) return <p data-problem>No route data available</p>;
  const line = classNames(styles.route, route.accuracy !== 'recorded' && styles.sketch);
  const right = box.width - 16;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        className={styles.map}
        role="img"
        aria-label={`Route of ${trail.name}, ${accuracyWords[route.accuracy]}, north up`}
      >
        <path className={styles.halo} d={drawing.path} />
        <path className={line} d={drawing.path} />
        <circle className={styles.end} cx={drawing.end[0]} cy={drawing.end[1]} r="7" />
        <circle className={styles.start} cx={drawing.start[0]} cy={drawing.start[1]} r="8" />
        <path
          className={styles.scale}
          d={`M${right - drawing.scale.width} ${box.height - 22}v6H${right}v-6`}
        />
        <text className={styles.text} x={right} y={box.height - 30} textAnchor="end">
          {drawing.scale.km < 1 ? `${drawing.scale.km * 1000} m` : `${drawing.scale.km} km`}
        </text>
      </svg>
      <figcaption className={styles.caption}>
        {routeNotes[route.accuracy]}. Solid dot: start.
        {route.lineOf !== slug && (
          <>
            {route.covers === 'partial' ? ' It shows a part only: the line of ' : ' It is the line of '}
            <SiteLink to={`/hiking-trails/${route.lineOf}`}>{trailNameOf(route.lineOf)}</SiteLink>.
          </>
        )}
        {route.accuracy === 'sketch' && ' No GPX is offered: one that leads off the path is worse than none.'}
        {route.attribution && (
          <>
            {' '}
            {route.attribution.text} <a href={route.attribution.licence}>The licence</a>.
          </>
        )}
      </figcaption>
    </figure>
  );
}
