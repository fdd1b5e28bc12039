import type { GuideSection } from '../sectionLayout.ts';
import * as styles from './DistanceStrip.css.ts';
import { stripDrawing } from './stripDrawing.ts';

const box = { width: 1000, margin: 60 };
const rowHeight = { stop: 28, leg: 56 };
/** Pixels per kilometre of the vertical strip. */
const perKm = 0.6;

interface DistanceStripProps {
  section: Extract<GuideSection, { kind: 'distances' }>;
}

/** Renders a route from place to place, to scale: vertical with a visible list on narrow screens, else horizontal. */
export default function DistanceStrip({ section }: DistanceStripProps) {
  const { heading, start, legs } = section;
  return (
    <div>
      <ol className={styles.list} aria-label={heading}>
        <li className={styles.stop}>{start}</li>
        {legs.map(({ to, km, time }) => (
          <li key={to}>
            <div className={styles.leg}>
              <svg width="1" height={Math.round(km * perKm)} aria-hidden="true" />
              <span>
                <strong>{km} km</strong>
                {time && `, ${time}`}
              </span>
            </div>
            <div className={styles.stop}>{to}</div>
          </li>
        ))}
      </ol>
      <LyingStrip section={section} />
    </div>
  );
}

function LyingStrip({ section }: DistanceStripProps) {
  const { stops, legs } = stripDrawing(section, box);
  const rows = (texts: { row: number }[]) => 1 + Math.max(...texts.map(({ row }) => row));
  const line = rows(stops) * rowHeight.stop + 12;
  const height = line + 12 + rows(legs) * rowHeight.leg;
  const ends = [stops.at(0)?.x ?? 0, stops.at(-1)?.x ?? 0];
  return (
    <svg viewBox={`0 0 ${box.width} ${height}`} className={styles.lying} aria-hidden="true">
      <path className={styles.road} d={`M${ends[0]} ${line}H${ends[1]}`} />
      {stops.map(({ lines, x, row }) => (
        <g key={x}>
          {row > 0 && (
            <path className={styles.hint} d={`M${x} ${line}V${line - 10 - row * rowHeight.stop}`} />
          )}
          <circle className={styles.dot} cx={x} cy={line} r="8" />
          <text className={styles.name} x={x} y={line - 18 - row * rowHeight.stop} textAnchor="middle">
            {lines[0]}
          </text>
        </g>
      ))}
      {legs.map(({ lines, x, row }) => (
        <g key={x}>
          {row > 0 && <path className={styles.hint} d={`M${x} ${line}V${line + 10 + row * rowHeight.leg}`} />}
          {lines.map((text, index) => (
            <text
              key={text}
              className={index === 0 ? styles.km : styles.time}
              x={x}
              y={line + 30 + row * rowHeight.leg + index * 21}
              textAnchor="middle"
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
