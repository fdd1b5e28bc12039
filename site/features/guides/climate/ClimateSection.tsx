import { published } from '../../../data/published.ts';
import { usePublishedDetail } from '../../../data/usePublished.ts';
import { Stack } from '../../../ui/Layout/Layout.tsx';
import { ClimateChart } from './ClimateChart.tsx';
import { ClimateTable } from './ClimateTable.tsx';

/** The year as a drawing, then in figures. */
export default function ClimateSection() {
  const { data: climate } = usePublishedDetail(published.climate);
  if (!climate) return null;
  return (
    <Stack gap="loose">
      <ClimateChart climate={climate} />
      <ClimateTable climate={climate} />
    </Stack>
  );
}
