import { capitalize, keepUnits } from '../../../ui/text/text.ts';
import type { Climate } from '#schemas/types/published.ts';
import * as styles from './ClimateChart.css.ts';
import { climateDrawing } from './climateDrawing.ts';

/** Phones have a drawing of their own, because the labels of a scaled one would be unreadable. */
const sizes = {
  wide: { width: 1000, height: 434, left: 70, snow: 50, day: 100, text: 16, letters: 3 },
  phone: { width: 350, height: 374, left: 40, snow: 40, day: 80, text: 15, letters: 1 },
};
const drawings = { wide: styles.wide, phone: styles.phone };

function Drawing({ climate, kind }: { climate: Climate; kind: keyof typeof sizes }) {
  const { width, height, text, letters, left, day: dayHeight } = sizes[kind];
  const { columns, barWidth, zero, months, day, temperatures } = climateDrawing(climate, sizes[kind]);
  const dayWidth = barWidth * 1.5;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={drawings[kind]} aria-hidden="true">
      {temperatures.map(({ value, at }) => (
        <g key={value}>
          <path className={at === zero ? styles.zero : styles.grid} d={`M${left} ${at}H${width}`} />
          <text className={styles.text} fontSize={text} x={left - 6} y={at + 5} textAnchor="end">
            {value}°
          </text>
        </g>
      ))}
      {columns.map(({ label, middle, top, bottom, snow, light }) => (
        <g key={label}>
          <rect
            className={styles.temperature}
            x={middle - barWidth / 2}
            y={top}
            width={barWidth}
            height={bottom - top}
          />
          <text className={styles.text} fontSize={text} x={middle} y={months} textAnchor="middle">
            {capitalize(label).slice(0, letters)}
          </text>
          {snow > 0 && (
            <rect
              className={styles.snow}
              x={middle - barWidth / 2}
              y={months + 9}
              width={barWidth}
              height={Math.max(0, snow - 2)}
            />
          )}
          <rect
            className={styles.night}
            x={middle - dayWidth / 2}
            y={day}
            width={dayWidth}
            height={dayHeight}
          />
          <rect
            className={styles.light}
            x={middle - dayWidth / 2}
            y={light.top}
            width={dayWidth}
            height={light.height}
          />
          <text
            className={styles.hours}
            fontSize={text}
            x={middle}
            y={day + dayHeight / 2 + 5}
            textAnchor="middle"
          >
            {light.hours}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Renders the climate of a year; the table below has the same figures. */
export function ClimateChart({ climate }: { climate: Climate }) {
  return (
    <figure>
      <Drawing climate={climate} kind="wide" />
      <Drawing climate={climate} kind="phone" />
      <figcaption className={styles.legend}>
        {keepUnits(climate.station)}. Bars show each month's average low to high (°C), boxes below its
        snowfall, and the lowest row a day from midnight to midnight with its hours of light.
      </figcaption>
    </figure>
  );
}
