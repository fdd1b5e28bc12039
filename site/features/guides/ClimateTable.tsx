import type { Climate } from '#schemas/types/published.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { capital } from './capital.ts';
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

/** Temperature, rain, snow and daylight of each month. Roles are written out: the phone lays rows out as grids. */
export function ClimateTable({ climate }: { climate: Climate }) {
  return (
    <Stack>
      <table role="table" aria-label={`Climate of ${climate.station} by month`} className={styles.table}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(([long, short]) => (
              <th key={long} role="columnheader" scope="col">
                <span className={styles.long}>{long}</span>
                <span className={styles.short}>{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {climate.months.map((month) => (
            <tr key={month.month} role="row">
              <th role="rowheader" scope="row">
                <span className={styles.long}>{capital(month.month)}</span>
                <span className={styles.short}>{capital(month.month.slice(0, 3))}</span>
              </th>
              <td role="cell">{month.avgHighC.toFixed(1)}</td>
              <td role="cell">{month.avgLowC.toFixed(1)}</td>
              <td role="cell">{month.precipitationMm.toFixed(0)}</td>
              <td role="cell">{month.snowfallCm.toFixed(0)}</td>
              <td role="cell">{month.daylightHours.toFixed(1)}</td>
              <td role="cell">{month.conditions}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <SourceNote of={climate.provenance.temperature} label="Temperature" />
        <SourceNote of={climate.provenance.precipitation} label="Precipitation" />
        <SourceNote of={climate.provenance.snowfall} label="Snowfall" />
        <SourceNote of={climate.provenance.daylight} label="Daylight" />
      </div>
    </Stack>
  );
}
