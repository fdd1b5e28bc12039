import { useLocation } from 'react-router';
import type { Site } from '#schemas/types/published.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { type ComparedKind, fewest, most, readComparison } from './comparePath.ts';

const ComparePlaces = lazyComponent(() => import('./ComparePlaces.tsx'));

interface CompareSavedProps {
  site: Site;
  places: readonly { kind: string; slug: string; name: string }[];
}

const legends: Record<ComparedKind, string> = { trail: 'Walks', accommodation: 'Stays' };
const kinds: ComparedKind[] = ['trail', 'accommodation'];

/**
 * Renders the comparison of the address, else the choice of saved places, folded where it is long; nothing while there
 * are too few.
 */
export default function CompareSaved({ places, site }: CompareSavedProps) {
  const { search } = useLocation();
  const comparison = readComparison(search);
  if (comparison) return <ComparePlaces key={search} comparison={comparison} site={site} />;
  const groups = kinds
    .map((kind) => ({ kind, own: places.filter((place) => place.kind === kind) }))
    .filter(({ own }) => own.length >= fewest);
  if (groups.length === 0) return null;
  return (
    <Section heading="Compare" intro="Two to four saved walks or stays, side by side." split>
      <details open={groups.every(({ own }) => own.length <= most)}>
        <summary>Choose what to compare</summary>
        <Stack gap="loose">
          {groups.map(({ kind, own }) => (
            <CompareChoice key={kind} kind={kind} legend={legends[kind]} places={own} />
          ))}
        </Stack>
      </details>
    </Section>
  );
}
