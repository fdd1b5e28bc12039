import type { RouteSlopes, SlopeGrade } from '#schemas/types/published.ts';
import { slopeWords, steepestWords } from './slopeWords.ts';
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
