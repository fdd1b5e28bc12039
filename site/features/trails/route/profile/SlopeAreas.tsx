import { useId } from 'react';
import type { RouteSlopes } from '#schemas/types/published.ts';
import type { ProfileDrawing } from './profileDrawing.ts';
import { slopeArea } from './SlopeKey.css.ts';

interface SlopeAreasProps {
  drawing: ProfileDrawing;
  slopes: RouteSlopes;
  /** Vertical position of the ground. */
  base: number;
}

/** Fills the profile below its line, the darker the steeper: bars that the profile cuts out. */
export function SlopeAreas({ drawing: { area, x }, slopes, base }: SlopeAreasProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={area} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {slopes.stretches.map(({ fromKm, toKm, grade }) => (
          <rect
            key={fromKm}
            className={slopeArea[grade]}
            x={x(fromKm)}
            width={x(toKm) - x(fromKm)}
            height={base}
          />
        ))}
      </g>
    </>
  );
}
