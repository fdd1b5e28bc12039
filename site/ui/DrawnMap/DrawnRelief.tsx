import type { ReliefDrawing } from '#schemas/types/published.ts';
import { drawnRelief } from './Surroundings.css.ts';
import type { MapProjection } from './mapProjection.ts';
import { withBase } from '../../base/guideBase.ts';

interface DrawnReliefProps extends Pick<MapProjection, 'project'> {
  relief: ReliefDrawing;
}

/** Units of a drawing to a degree. */
const perDegree = 10_000;
/** Degrees over which the scale of a projection is taken: it rounds to tenths of a pixel. */
const span = 100;

/** Draws rock, light, shade and contours. */
export function DrawnRelief({ relief: { url, origin }, project }: DrawnReliefProps) {
  const [x, y] = project(origin);
  const [right] = project({ ...origin, lng: origin.lng + span });
  const [, top] = project({ ...origin, lat: origin.lat + span });
  const [across, up] = [(right - x) / span / perDegree, (top - y) / span / perDegree];
  return (
    <use
      href={withBase(`${url}#relief`)}
      className={drawnRelief}
      transform={`matrix(${across.toFixed(6)} 0 0 ${up.toFixed(6)} ${x} ${y})`}
    />
  );
}
