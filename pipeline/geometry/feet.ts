const metresPerFoot = 0.3048;

/** Metres by which two sources of a height may differ. Heights in feet are further from the truth by far. */
const heightTolerance = 25;

/**
 * Returns the height in metres that a track tops at if its heights are in feet, because only then it is as high as the
 * highest point is stated; null if not.
 */
export function metresIfInFeet(top: number, highPoint: number): number | null {
  const isNear = (metres: number) => Math.abs(metres - highPoint) <= heightTolerance;
  return !isNear(top) && isNear(top * metresPerFoot) ? Math.round(top * metresPerFoot) : null;
}
