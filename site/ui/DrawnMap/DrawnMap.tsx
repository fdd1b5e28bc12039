import type { ReactNode, SVGProps } from 'react';
import { stillRegion } from '../hydration/stillRegion.tsx';
import { map } from './DrawnMap.css.ts';
import type { DrawingBox, MapProjection } from './mapProjection.ts';
import type { SurroundingsProps } from './Surroundings.tsx';

const Surroundings = stillRegion<SurroundingsProps>({ as: 'g' }, () => import('./Surroundings.tsx'));

type Events = Pick<SVGProps<SVGSVGElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerLeave'>;

interface DrawnMapProps extends Omit<SurroundingsProps, 'box' | keyof MapProjection>, Events {
  /** Text alternative of the drawing. */
  label: string;
  box: DrawingBox;
  projection: MapProjection;
  /** Lines and marks on the map. */
  children: ReactNode;
}

/** A small still map on the guide's own base, north up, with a scale. */
export function DrawnMap({
  label,
  box,
  projection: { project, scale },
  onPointerDown,
  onPointerMove,
  onPointerLeave,
  children,
  ...around
}: DrawnMapProps) {
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      className={map}
      role="img"
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
    >
      <Surroundings project={project} scale={scale} box={box} {...around} />
      {children}
    </svg>
  );
}
