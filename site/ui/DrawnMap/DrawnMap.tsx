import type { ReactNode, SVGProps } from 'react';
import type { RouteDetail } from '#schemas/types/published.ts';
import type { Label } from '../MapView/base/placeLabels.ts';
import * as styles from './DrawnMap.css.ts';
import type { DrawingBox, MapProjection } from './mapProjection.ts';
import { StillSurroundings } from './StillSurroundings.ts';

interface DrawnMapProps extends Pick<
  SVGProps<SVGSVGElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerLeave'
> {
  /** Text alternative of the drawing. */
  label: string;
  box: DrawingBox;
  projection: MapProjection;
  surroundings: RouteDetail['surroundings'];
  relief: RouteDetail['relief'];
  /** A name that goes before all others. */
  first?: Label;
  signs?: RouteDetail['signs'];
  /** The line among them, in pixels, which no name and no sign covers. */
  line?: readonly [x: number, y: number][];
  /** Lines and marks on the map. */
  children: ReactNode;
}

/** A small still map on the guide's own base, north up, with a scale. */
export function DrawnMap({
  label,
  box,
  projection,
  surroundings,
  relief,
  first,
  signs,
  line,
  children,
  ...events
}: DrawnMapProps) {
  const { width, height } = box;
  const { project, scale } = projection;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.map} role="img" aria-label={label} {...events}>
      <StillSurroundings
        surroundings={surroundings}
        relief={relief}
        project={project}
        scale={scale}
        box={box}
        first={first}
        signs={signs}
        line={line}
      />
      {children}
    </svg>
  );
}
