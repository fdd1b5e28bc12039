import { kmText, metresText } from '#schemas/rules/distanceText.ts';
import type { RouteSlopes, SlopeGrade } from '#schemas/types/published.ts';
import { entry, key, slopeArea, swatch } from './SlopeKey.css.ts';

const grades: readonly SlopeGrade[] = ['flat', 'steady', 'steep', 'very-steep'];

/** Says how much of a walk is flat, steady, steep and very steep, and which half kilometre is the steepest. */
export default function SlopeKey({ slopes }: { slopes: RouteSlopes }) {
  return (
    <ul className={key} aria-label="Steepness">
      {grades.map((grade) => {
        const words = slopeWords(slopes, grade);
        return (
          words && (
            <li key={grade} className={entry}>
              <svg className={swatch} aria-hidden="true" viewBox="0 0 22 14" preserveAspectRatio="none">
                <path className={slopeArea[grade]} d="M0 0H22V14H0Z" />
              </svg>
              {words}
            </li>
          )
        );
      })}
      <li>{steepestWords(slopes)}</li>
    </ul>
  );
}

const names: Record<SlopeGrade, string> = {
  flat: 'Gentle (under 5%)',
  steady: 'Moderate (5 to 12%)',
  steep: 'Steep (12 to 20%)',
  'very-steep': 'Very steep (over 20%)',
};

/** Returns a grade and the kilometres of it: "Steep (12 to 20%): 1.3 km"; null if there are none. */
export function slopeWords({ stretches }: RouteSlopes, grade: SlopeGrade): string | null {
  const km = stretches.reduce((sum, one) => sum + (one.grade === grade ? one.toKm - one.fromKm : 0), 0);
  return km > 0 ? `${names[grade]}: ${kmText(km)}` : null;
}

/** Returns the steepest half kilometre: "Steepest 500 m: climbs 118 m, starting at km 2.1". */
export function steepestWords({ steepest: { fromKm, riseM } }: RouteSlopes): string {
  const way = riseM < 0 ? 'drops' : 'climbs';
  return `Steepest 500 m: ${way} ${metresText(Math.abs(riseM))}, starting at km ${fromKm.toFixed(1)}`;
}
