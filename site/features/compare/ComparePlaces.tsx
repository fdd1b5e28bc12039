import { useEffect, useRef } from 'react';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Site } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { Comparison } from './comparePath.ts';
import { stayRows } from './stayRows.tsx';
import { trailRows } from './trailRows.tsx';
import { useCompared } from './useCompared.ts';

interface ComparePlacesProps {
  comparison: Comparison;
  site: Site;
}

/** Renders places of one kind side by side, as the address asks for. */
export default function ComparePlaces({ comparison: { kind, slugs }, site }: ComparePlacesProps) {
  const trails = useCompared(published.trail, kind === 'trail' ? slugs : []);
  const stays = useCompared(published.accommodation, kind === 'accommodation' ? slugs : []);
  const { records, error, retry } = kind === 'trail' ? trails : stays;
  const rows = kind === 'trail' ? trailRows(trails.records) : stayRows(stays.records, site.currency);
  const isComplete = records.length === slugs.length;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView();
  }, []);
  return (
    <div ref={frame}>
      <Section heading={kind === 'trail' ? 'Walks side by side' : 'Stays side by side'}>
        <Stack>
          {error && (
            <>
              <p role="status">One of these places could not be loaded.</p>
              <Row>
                <Button onClick={retry}>Retry</Button>
              </Row>
            </>
          )}
          {!isComplete && !error && <p role="status">Loading...</p>}
          {isComplete && (
            <CompareTable
              label="Comparison"
              places={records.map(({ slug, name }) => ({ slug, name, href: recordPath(kind, slug) }))}
              rows={rows}
            />
          )}
          <Row>
            <LinkButton to="/saved" variant="outline">
              Choose others
            </LinkButton>
          </Row>
        </Stack>
      </Section>
    </div>
  );
}
