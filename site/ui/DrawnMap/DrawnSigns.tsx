import * as styles from './Surroundings.css.ts';
import { type DrawnSign, signSize } from './signSpots.ts';

/** The letter P, and the front of a bus on its wheels, around their middle. */
const strokes = {
  parking: 'M-3 6V-5H1a3 3 0 0 1 0 6H-3',
  'bus stop': 'M-5-6H5V4H-5ZM-5 0H5M-3 4V7M3 4V7',
};

/** Draws parking and bus stops. The signs are strokes, because text has other colours where a visitor chooses them. */
export function DrawnSigns({ signs }: { signs: readonly DrawnSign[] }) {
  return signs.map(({ kind, x, y }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      <rect
        className={styles.sign}
        x={-signSize / 2 + 1}
        y={-signSize / 2 + 1}
        width={signSize - 2}
        height={signSize - 2}
        rx="3"
      />
      <path className={styles.signStroke} d={strokes[kind]} />
    </g>
  ));
}
