import type { Climate } from '#schemas/types/published.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { Table } from '../../ui/Table/Table.tsx';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Temperature, rain, snow and daylight of each month. */
export function ClimateTable({ climate }: { climate: Climate }) {
  return (
    <Stack>
      <Table
        label={`Climate of ${climate.station} by month`}
        columns={[
          'Month',
          'High °C',
          'Low °C',
          'Precipitation mm',
          'Snowfall cm',
          'Daylight h',
          'What to expect',
        ]}
        numeric={[1, 2, 3, 4, 5]}
        rows={climate.months.map((month) => [
          capital(month.month),
          month.avgHighC.toFixed(1),
          month.avgLowC.toFixed(1),
          month.precipitationMm.toFixed(0),
          month.snowfallCm.toFixed(0),
          month.daylightHours.toFixed(1),
          month.conditions,
        ])}
      />
      <div>
        <SourceNote of={climate.provenance.temperature} label="Temperature" />
        <SourceNote of={climate.provenance.precipitation} label="Precipitation" />
        <SourceNote of={climate.provenance.snowfall} label="Snowfall" />
        <SourceNote of={climate.provenance.daylight} label="Daylight" />
      </div>
    </Stack>
  );
}
