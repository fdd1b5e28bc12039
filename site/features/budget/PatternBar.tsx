import { useId } from 'react';
import * as styles from './PatternBar.css.ts';

export type BarPattern = keyof typeof styles.fill;

const marks = {
  stripes: <path className={styles.mark} d="M0 12 12 0M-3 3 3-3M9 15l6-6" />,
  dots: <circle className={styles.dot} cx="6" cy="6" r="1.6" />,
  lines: <path className={styles.mark} d="M0 6h12" />,
};

/** Renders a filled box. Most fills have a pattern, so that color alone carries no meaning. */
function PatternBox({
  pattern,
  id,
  x,
  width,
}: {
  pattern: BarPattern;
  id: string;
  x: number;
  width: number;
}) {
  const mark = pattern === 'solid' || pattern === 'plain' ? null : marks[pattern];
  const box = { x: `${x}%`, width: `${width}%`, height: '100%' };
  return (
    <>
      <rect {...box} className={styles.fill[pattern]} />
      {mark && (
        <>
          <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
            {mark}
          </pattern>
          <rect {...box} fill={`url(#${id})`} />
        </>
      )}
    </>
  );
}

/** Renders the parts of a total in one bar; the list beside it has the same numbers. */
export function PatternBar({ parts }: { parts: { pattern: BarPattern; amount: number }[] }) {
  const id = useId();
  const total = parts.reduce((sum, part) => sum + part.amount, 0) || 1;
  const gap = 0.6;
  return (
    <svg className={styles.bar} aria-hidden="true">
      {parts.map(({ pattern, amount }, index) => {
        const before = parts.slice(0, index).reduce((sum, part) => sum + part.amount, 0);
        return (
          <PatternBox
            key={pattern}
            pattern={pattern}
            id={`${id}${pattern}`}
            x={(before / total) * 100}
            width={Math.max(0, (amount / total) * 100 - gap)}
          />
        );
      })}
    </svg>
  );
}

/** Renders a fill as a small square. */
export function PatternSwatch({ pattern }: { pattern: BarPattern }) {
  const id = useId();
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <PatternBox pattern={pattern} id={id} x={0} width={100} />
    </svg>
  );
}
