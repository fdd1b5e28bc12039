import { useId, useState } from 'react';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { CheckboxGroup } from '../../ui/Field/CheckboxGroup.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { type ComparedKind, comparePath, fewest, most } from './comparePath.ts';

interface CompareChoiceProps {
  kind: ComparedKind;
  legend: string;
  /** Saved places of the kind. */
  places: readonly { slug: string; name: string }[];
}

/** Lets the visitor choose two to four saved places of one kind to compare. */
export function CompareChoice({ kind, legend, places }: CompareChoiceProps) {
  const [chosen, setChosen] = useState<string[]>(places.length <= most ? places.map(({ slug }) => slug) : []);
  const hintId = useId();
  const slugs = chosen.filter((slug) => places.some((place) => place.slug === slug));
  const fits = slugs.length >= fewest && slugs.length <= most;
  return (
    <Stack>
      <CheckboxGroup
        legend={legend}
        options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
        chosen={slugs}
        onChange={setChosen}
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
