import { published } from '../../../data/published.ts';
import { usePublished } from '../../../data/usePublished.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { ClimateChart } from './ClimateChart.tsx';
import { ClimateTable } from './ClimateTable.tsx';

/** Renders the climate of a year as a chart and a table. */
export default function ClimateSection() {
  const { data: climate } = usePublished(published.climate);
  if (!climate) return null;
  return (
    <Stack gap="loose">
      <ClimateChart climate={climate} />
      <ClimateTable climate={climate} />
    </Stack>
  );
}
