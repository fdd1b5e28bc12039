import { capitalize } from '../../../ui/text/text.ts';
import type { Climate } from '#schemas/types/published.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { Sources } from '../../../ui/SourceNote/SourceNote.tsx';
import { scroller } from '../../../ui/Table/Table.css.ts';
import * as styles from './ClimateTable.css.ts';

const columns = [
  ['Month', 'Month'],
  ['High °C', 'High °C'],
  ['Low °C', 'Low °C'],
  ['Precipitation mm', 'Wet mm'],
  ['Snowfall cm', 'Snow cm'],
  ['Daylight h', 'Light h'],
  ['What to expect', 'What to expect'],
] as const;

/** Renders temperature, rain, snow and daylight of each month. Phones show each month in two lines. */
export function ClimateTable({ climate }: { climate: Climate }) {
  return (
    <Stack>
      <div
        role="group"
        tabIndex={0}
        aria-label={`Climate of ${climate.station} by month`}
        className={scroller}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(([long, short]) => (
                <th key={long} scope="col">
                  <span className={styles.long}>{long}</span>
                  <span className={styles.short}>{short}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {climate.months.map((month) => (
              <tr key={month.month}>
                <th scope="row">
                  <span className={styles.long}>{capitalize(month.month)}</span>
                  <span className={styles.short}>{capitalize(month.month.slice(0, 3))}</span>
                </th>
                <td>{month.avgHighC.toFixed(1)}</td>
                <td>{month.avgLowC.toFixed(1)}</td>
                <td>{month.precipitationMm.toFixed(0)}</td>
                <td>{month.snowfallCm.toFixed(0)}</td>
                <td>{month.daylightHours.toFixed(1)}</td>
                <td>{month.conditions}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Sources
        facts={[
          { label: 'Temperature', of: climate.provenance.temperature },
          { label: 'Precipitation', of: climate.provenance.precipitation },
          { label: 'Snowfall', of: climate.provenance.snowfall },
          { label: 'Daylight', of: climate.provenance.daylight },
        ]}
      />
    </Stack>
  );
}
