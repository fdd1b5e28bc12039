import { capitalize } from '../text/text.ts';
import * as styles from './Sign.css.ts';

/** Trails say hard where activities say difficult; the sign is the same. */
export type Difficulty = 'easy' | 'moderate' | 'hard' | 'difficult';

const shapes = {
  easy: <circle cx="12" cy="12" r="11" />,
  moderate: <path d="M2 2h20v20H2z" />,
  hard: <path d="m12 1 11 11-11 11L1 12z" />,
};

/** Green circle, blue square or black diamond, for places with the word beside it or as hidden text. */
export function DifficultyShape({ difficulty }: { difficulty: Difficulty }) {
  const level = difficulty === 'difficult' ? 'hard' : difficulty;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${styles.shape} ${styles.difficulty[level]}`}>
      {shapes[level]}
    </svg>
  );
}

/** The sign of a difficulty, always with its word. */
export function DifficultySign({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span className={styles.sign}>
      <DifficultyShape difficulty={difficulty} />
      {capitalize(difficulty)}
    </span>
  );
}
