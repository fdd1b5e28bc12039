import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Site } from '#schemas/types/published.ts';
import { fewest, most, readComparison, comparePath, type ComparedKind } from './comparePath.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { CheckboxGroup } from '../../ui/Field/Checkbox.tsx';
import { lazyComponent } from '../../ui/hydration/lazyComponent.tsx';
import { Stack, Row } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';

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
  const choice = useRef<HTMLElement>(null);
  const isCompared = comparison !== null;
  const wasCompared = useRef(isCompared);
  useEffect(() => {
    // The way back from a comparison ends at the choice.
    if (wasCompared.current && !isCompared) choice.current?.focus();
    wasCompared.current = isCompared;
  }, [isCompared]);
  if (comparison) return <ComparePlaces key={search} comparison={comparison} site={site} />;
  const groups = kinds
    .map((kind) => ({ kind, own: places.filter((place) => place.kind === kind) }))
    .filter(({ own }) => own.length >= fewest);
  if (groups.length === 0) return null;
  return (
    <Section heading="Compare" intro="Compare two to four saved trails or stays." split>
      <details open={groups.every(({ own }) => own.length <= most)}>
        <summary ref={choice}>Choose what to compare</summary>
        <Stack gap="loose">
          {groups.map(({ kind, own }) => (
            <CompareChoice key={kind} kind={kind} legend={legends[kind]} places={own} />
          ))}
        </Stack>
      </details>
    </Section>
  );
}

interface CompareChoiceProps {
  kind: ComparedKind;
  legend: string;
  /** Saved places of the kind. */
  places: readonly { slug: string; name: string }[];
}

/** Lets the visitor choose two to four saved places of one kind to compare. */
export function CompareChoice({ kind, legend, places }: CompareChoiceProps) {
  const [selected, setSelected] = useState<string[]>(
    places.length <= most ? places.map(({ slug }) => slug) : [],
  );
  const hintId = useId();
  const slugs = selected.filter((slug) => places.some((place) => place.slug === slug));
  const fits = slugs.length >= fewest && slugs.length <= most;
  return (
    <Stack>
      <CheckboxGroup
        legend={legend}
        options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
        selected={slugs}
        onChange={setSelected}
      />
      <p id={hintId} role="status">
        {fits ? `${slugs.length} chosen.` : `Choose ${fewest} to ${most} of them. ${slugs.length} chosen.`}
      </p>
      {fits && (
        <Row>
          <LinkButton to={comparePath({ kind, slugs })} aria-describedby={hintId}>
            Compare
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}
